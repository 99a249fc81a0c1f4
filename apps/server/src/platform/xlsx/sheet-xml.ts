/**
 * A cell: a text, a number, a day (`YYYY-MM-DD`), an amount in cents or a duration in minutes, which spreadsheets add up. Null is empty.
 */
export type SheetCell = { text: string } | { number: number } | { day: string } | { cents: number } | { minutes: number } | null;
export type SheetColumn = { title: string; width: number };

/** The styles of a sheet by their place: plain, title, day, amount, duration. */
const [TITLE, DAY, AMOUNT, DURATION] = [1, 2, 3, 4];
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
/** By ECMA-376 the first two fills are these, the first font and format are the usual ones, and a style of cells is called Normal. */
const STYLES = [
  `<styleSheet xmlns="${MAIN}">`,
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts>',
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="5">${[
    'numFmtId="0" fontId="0"',
    'numFmtId="0" fontId="1" applyFont="1"',
    'numFmtId="14" fontId="0" applyNumberFormat="1"',
    'numFmtId="4" fontId="0" applyNumberFormat="1"',
    'numFmtId="164" fontId="0" applyNumberFormat="1"',
  ]
    .map((format) => `<xf ${format} fillId="0" borderId="0" xfId="0"/>`)
    .join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');

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
const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text.slice(0, LONGEST_TEXT))}</t></is></c>`;

function cellOf(cell: SheetCell): string {
  if (cell === null) return '<c/>';
  if ('text' in cell) return textCell(cell.text);
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`;
  if ('day' in cell) return `<c s="${DAY}"><v>${serialOf(cell.day)}</v></c>`;
  if ('minutes' in cell) return `<c s="${DURATION}"><v>${cell.minutes / MINUTES_PER_DAY}</v></c>`;
  const sign = cell.cents < 0 ? '-' : '';
  const whole = Math.abs(cell.cents);
  return `<c s="${AMOUNT}"><v>${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}</v></c>`;
}

/** Rows as they stand in a sheet. */
export const rowsXml = (rows: readonly (readonly SheetCell[])[]): string =>
  rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');

/** What stands before the rows: the widths, and the titles, which stay visible. */
export function sheetBegin(columns: readonly SheetColumn[]): string {
  const widths = columns
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const titles = columns.map(({ title }) => textCell(title, TITLE)).join('');
  return `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row>${titles}</row>`;
}
export const SHEET_END = '</sheetData></worksheet>';

/** Spreadsheets refuse some characters in the name of a sheet, and names longer than this. */
const LONGEST_NAME = 31;
const sheetName = (name: string): string => escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME));
export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** All parts of a workbook but its sheets. @param names those of its sheets, in order. */
export const workbookParts = (names: readonly string[]): [path: string, xml: string][] => [
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
  ['xl/styles.xml', STYLES],
];
