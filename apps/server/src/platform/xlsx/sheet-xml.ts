/** What a cell holds; spreadsheets add up all but texts. `cents`: an amount. `minutes`: a duration, not below zero where programs refuse that. */
type Value =
  | { text: string }
  | { number: number }
  /** `YYYY-MM-DD`. */
  | { day: string }
  | { cents: number }
  | { minutes: number }
  /** `minute`: of the day. */
  | { moment: { day: string; minute: number } };
/** `rule`: a line above. `isTall`: its row has cells of several lines, so it stands at the top, and its text is broken. */
type Look = { isStrong?: true; rule?: 'thin' | 'double'; isTall?: true };
/** A cell of a workbook. Null is empty. */
export type SheetCell = (Value & Look) | null;
/** `title`: none has one in a sheet without a head. `width`: in letters. */
export type SheetColumn = { title: string; width: number };
/** How days are written, in the words of spreadsheets; without it, as the program of whoever opens the file does. */
export type DayFormat = 'dd/mm/yyyy' | 'dd.mm.yyyy';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
/** Formats of numbers by what a cell holds; those from 164 on are the workbook's own. */
const KINDS = { text: 0, number: 0, day: 14, cents: 4, minutes: 164, moment: 22 } as const;
type Kind = keyof typeof KINDS;
const [OWN_DAY, OWN_MOMENT] = [165, 166];
const kinds = Object.keys(KINDS) as Kind[];
const BORDERS = [
  '<top/><bottom/>',
  '<top style="thin"><color auto="1"/></top><bottom/>',
  '<top style="double"><color auto="1"/></top><bottom/>',
  '<top/><bottom style="thin"><color auto="1"/></bottom>',
];
const [NO_RULE, THIN, DOUBLE, BELOW] = [0, 1, 2, 3];

/** The place of a style: all of them are there, in this order. */
const styleOf = (kind: Kind, { isStrong, border, isTall }: { isStrong: boolean; border: number; isTall: boolean }): number =>
  ((kinds.indexOf(kind) * 2 + Number(isStrong)) * BORDERS.length + border) * 2 + Number(isTall);
const ruleOf = ({ rule }: Look): number => (rule === 'thin' ? THIN : rule === 'double' ? DOUBLE : NO_RULE);
const TITLE = styleOf('text', { isStrong: true, border: BELOW, isTall: true });

/** By ECMA-376 the first two fills are these, the first font and format are the usual ones, and a style of cells is called Normal. */
function stylesXml(dayFormat: DayFormat | undefined): string {
  const formatOf = (kind: Kind): number =>
    dayFormat && kind === 'day' ? OWN_DAY : dayFormat && kind === 'moment' ? OWN_MOMENT : KINDS[kind];
  const own = [
    [KINDS.minutes, '[h]:mm'],
    ...(dayFormat
      ? ([
          [OWN_DAY, dayFormat],
          [OWN_MOMENT, `${dayFormat} hh:mm`],
        ] as const)
      : []),
  ];
  const formats = kinds.flatMap((kind) =>
    [0, 1].flatMap((font) =>
      BORDERS.flatMap((_, border) =>
        [false, true].map((isTall) => {
          const head = `<xf numFmtId="${formatOf(kind)}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"`;
          return isTall
            ? `${head} applyAlignment="1"><alignment vertical="top"${kind === 'text' ? ' wrapText="1"' : ''}/></xf>`
            : `${head}/>`;
        }),
      ),
    ),
  );
  return [
    `<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="${own.length}">${own.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>`,
    `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    `<borders count="${BORDERS.length}">${BORDERS.map((edges) => `<border><left/><right/>${edges}<diagonal/></border>`).join('')}</borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MINUTES_PER_DAY = 24 * 60;

/** Day 0 of a spreadsheet's dates; correct from 1 March 1900. */
const DAY_ZERO = '1899-12-30';
/** The same few days come again and again. */
const serials = new Map<string, number>();
function serialOf(day: string): number {
  const known = serials.get(day) ?? Temporal.PlainDate.from(DAY_ZERO).until(Temporal.PlainDate.from(day), { largestUnit: 'days' }).days;
  if (serials.size > 10_000) serials.clear();
  serials.set(day, known);
  return known;
}

// XML has no way to write most control characters.
const CONTROL = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const SPECIAL = /[&<>"]|(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/u;
const escapeXml = (text: string): string =>
  SPECIAL.test(text)
    ? text
        .toWellFormed()
        .replace(CONTROL, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
    : text;

/** Spreadsheets refuse longer texts. */
const LONGEST_TEXT = 32_767;

/** Always text, never a formula, whatever its first character is. */
const textCell = (text: string, at: string, style: number): string =>
  text === ''
    ? `<c r="${at}" s="${style}"/>`
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, LONGEST_TEXT))}</t></is></c>`;

/** Cents as they are written, so that no rounding of fractions shows. */
function amountOf(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** @param at its address, such as `A1`: some programs read no cell without one. */
function cellOf(cell: SheetCell, at: string): string {
  if (cell === null) return '';
  const style = (kind: Kind): number =>
    styleOf(kind, { isStrong: cell.isStrong === true, border: ruleOf(cell), isTall: cell.isTall === true });
  const number = (kind: Kind, value: number | string): string => `<c r="${at}" s="${style(kind)}"><v>${value}</v></c>`;
  if ('text' in cell) return textCell(cell.text, at, style('text'));
  if ('number' in cell) return number('number', cell.number);
  if ('day' in cell) return number('day', serialOf(cell.day));
  if ('minutes' in cell) return number('minutes', cell.minutes / MINUTES_PER_DAY);
  if ('moment' in cell) return number('moment', serialOf(cell.moment.day) + cell.moment.minute / MINUTES_PER_DAY);
  return number('cents', amountOf(cell.cents));
}

/** A, B … Z, AA … */
function letterOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}
const letters = new Map<number, string>();
function addressOf(column: number, row: number): string {
  const letter = letters.get(column) ?? letterOf(column);
  letters.set(column, letter);
  return `${letter}${row}`;
}

/** Rows as they stand in a sheet. @param from the number of the first one. */
export const rowsXml = (rows: readonly (readonly SheetCell[])[], from: number): string =>
  rows
    .map((row, index) => {
      const number = from + index;
      return `<row r="${number}">${row.map((cell, column) => cellOf(cell, addressOf(column, number))).join('')}</row>`;
    })
    .join('');

const hasHead = (columns: readonly SheetColumn[]): boolean => columns.some(({ title }) => title !== '');
/** The number of the first row below the titles. */
export const firstRow = (columns: readonly SheetColumn[]): number => (hasHead(columns) ? 2 : 1);

/** What stands before the rows: the widths, and the titles, which stay visible. */
export function sheetBegin(columns: readonly SheetColumn[]): string {
  const widths = columns
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const isHeaded = hasHead(columns);
  const pane = isHeaded ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  const titles = isHeaded
    ? `<row r="1">${columns.map(({ title }, index) => textCell(title, addressOf(index, 1), TITLE)).join('')}</row>`
    : '';
  return `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths}</cols><sheetData>${titles}`;
}
export const SHEET_END = '</sheetData></worksheet>';

/** Spreadsheets refuse some characters in the name of a sheet, and names longer than this. */
const LONGEST_NAME = 31;
const sheetName = (name: string): string => escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME));
export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** All parts of a workbook but its sheets. @param names those of its sheets, in order. */
export const workbookParts = (names: readonly string[], dayFormat?: DayFormat): [path: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${names
      .map((_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)
      .join('')}<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${names
      .map((name, index) => `<sheet name="${sheetName(name)}" sheetId="${index + 1}" r:id="s${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${names
      .map((_, index) => `<Relationship Id="s${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', stylesXml(dayFormat)],
];
