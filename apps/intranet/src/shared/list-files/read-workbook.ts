import { strFromU8, unzipSync } from 'fflate';
import { toCsv } from '@jornada/domain/resumen/csv.ts';

/** No list comes near this. What is larger is not unpacked. */
const MOST_BYTES = 20 * 1024 * 1024;
/** More than any list may have, so that a longer one is refused as too long and never cut. */
const MOST_ROWS = 50_000;
/** Built-in formats of days; others are known by their letters. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22]);
const HOUR_FORMATS = new Set([18, 19, 20, 21, 45, 46, 47]);
const DAY_AND_HOUR_FORMAT = 22;
const PERCENT_FORMATS = new Set([9, 10]);
/** Hours of a day, or hours that go on beyond it, in the letters of a format. */
const HOURS_IN_FORMAT = /h|m:s|\[[hms]+\]/i;
const SECONDS_A_DAY = 24 * 60 * 60;
const EPOCH = '1899-12-30';
const MAIN = 'xl/workbook.xml';

const parse = (xml: string | undefined): Document => new DOMParser().parseFromString(xml ?? '<none/>', 'application/xml');
/** Elements by their name, whatever prefix a program gives them. */
const named = (of: Document | Element, name: string): Element[] =>
  [...of.getElementsByTagName('*')].filter(({ localName }) => localName === name);
/** A text may be in several parts with different looks. Readings of Japanese words are no part of it. */
const textOf = (of: Element): string =>
  named(of, 't')
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent)
    .join('');

type Shows = 'day' | 'day-and-hour' | 'hour' | 'percent' | 'number';

/** For each style of a cell, what a number in it is. */
function stylesOf(styles: Document): Shows[] {
  const own = new Map(named(styles, 'numFmt').map((one) => [Number(one.getAttribute('numFmtId')), one.getAttribute('formatCode') ?? '']));
  const showsOf = (id: number): Shows => {
    const code = (own.get(id) ?? '').replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '');
    const letters = code.replace(/\[[^\]]*\]/g, '');
    const hasHours = id === DAY_AND_HOUR_FORMAT || HOURS_IN_FORMAT.test(code);
    if (DAY_FORMATS.has(id) || /[dy]/i.test(letters)) return hasHours ? 'day-and-hour' : 'day';
    if (HOUR_FORMATS.has(id) || hasHours) return 'hour';
    return PERCENT_FORMATS.has(id) || letters.includes('%') ? 'percent' : 'number';
  };
  return named(styles, 'cellXfs').flatMap((list) => named(list, 'xf').map((one) => showsOf(Number(one.getAttribute('numFmtId')))));
}

/** The point of a workbook comes before decimals. With six of them nobody takes it for the point of thousands: `987.365`. */
const exact = (value: string): string => {
  const [, decimals = ''] = value.split('.');
  return /^-?\d+\.\d{3,5}$/.test(value) ? value + '0'.repeat(6 - decimals.length) : value;
};

/** A part of a day as hours: a workbook keeps 1:30 as 0.0625. What goes on for longer than a day has more than 24 of them. */
function hoursOf(days: number): string {
  const seconds = Math.round(days * SECONDS_A_DAY);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const padded = (one: number): string => String(one).padStart(2, '0');
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}${rest === 0 ? '' : `:${padded(rest)}`}`;
}

/** A number as its cell shows it: a workbook keeps 12,11 % as 0.1211. */
function shownOf(value: string, shows: Shows): string {
  const days = Number(value);
  if (shows === 'hour' && days >= 0) return hoursOf(days);
  if (shows === 'day-and-hour' && days % 1 > 0) return `${dayOf(days)} ${hoursOf(days % 1)}`;
  if (shows === 'day' || shows === 'day-and-hour') return dayOf(days);
  return shows === 'percent' ? `${exact(String(Number((Number(value) * 100).toFixed(5))))}%` : exact(value);
}

const columnOf = (place: string): number =>
  Array.from(place.replace(/\d+$/, '')).reduce((sum, letter) => sum * 26 + (letter.charCodeAt(0) - 64), 0) - 1;

const dayOf = (serial: number): string =>
  Temporal.PlainDate.from(EPOCH)
    .add({ days: Math.floor(serial) })
    .toString();

/** The path of the first sheet that is not hidden. */
function firstSheet(parts: Record<string, Uint8Array>): string | undefined {
  const read = (path: string) => parse(parts[path] && strFromU8(parts[path]));
  const sheet = named(read(MAIN), 'sheet').find((one) => (one.getAttribute('state') ?? 'visible') === 'visible');
  const id = sheet && [...sheet.attributes].find(({ name }) => name.endsWith(':id'))?.value;
  const relation = named(read('xl/_rels/workbook.xml.rels'), 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/**
 * The first sheet of an Excel workbook as a list with separators, in UTF-8: the same that a spreadsheet saves. Days become
 * `YYYY-MM-DD`. @returns null if it is not a workbook. Nothing leaves the device.
 */
export function listOfWorkbook(bytes: Uint8Array): string | null {
  try {
    const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => name.startsWith('xl/') && originalSize <= MOST_BYTES });
    const path = firstSheet(parts);
    const sheet = path === undefined ? undefined : parts[path];
    if (!sheet) return null;
    const read = (name: string) => parse(parts[name] && strFromU8(parts[name]));
    const shared = named(read('xl/sharedStrings.xml'), 'si').map(textOf);
    const styles = stylesOf(read('xl/styles.xml'));
    const valueOf = (cell: Element): string => {
      const kind = cell.getAttribute('t');
      if (kind === 'inlineStr') return textOf(cell);
      const value = named(cell, 'v')[0]?.textContent ?? '';
      if (kind === 's') return shared[Number(value)] ?? '';
      const isNumber = (kind === null || kind === 'n') && value !== '';
      return isNumber ? shownOf(value, styles[Number(cell.getAttribute('s') ?? 0)] ?? 'number') : value;
    };
    const rows: string[][] = [];
    for (const [at, row] of named(parse(strFromU8(sheet)), 'row').entries()) {
      const line: string[] = [];
      for (const [index, cell] of named(row, 'c').entries()) {
        const place = cell.getAttribute('r');
        line[place === null ? index : columnOf(place)] = valueOf(cell).trim();
      }
      // A workbook leaves empty rows out. The number of a line has to be that of its row.
      const number = Math.min(MOST_ROWS, Number(row.getAttribute('r') ?? at + 1));
      rows[number - 1] = Array.from(line, (text) => text ?? '');
    }
    return toCsv(
      Array.from(rows, (row) => row ?? []),
      ';',
    );
  } catch {
    return null;
  }
}
