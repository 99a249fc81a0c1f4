import { Zip, ZipDeflate } from 'fflate';

/** A cell: a text, a number, a day (`YYYY-MM-DD`) or an amount in cents. Null is empty. */
export type SheetCell = { text: string } | { number: number } | { day: string } | { cents: number } | null;
export type SheetColumn = { title: string; width: number };

/** The styles of the sheet by their place: plain, title, day, amount. */
const [TITLE, DAY, AMOUNT] = [1, 2, 3];
const STYLES = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Day 0 of a spreadsheet's dates; correct from 1 March 1900. */
const DAY_ZERO = '1899-12-30';
const serialOf = (day: string): number =>
  Temporal.PlainDate.from(DAY_ZERO).until(Temporal.PlainDate.from(day), { largestUnit: 'days' }).days;

// XML has no way to write most control characters.
const CONTROL = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(CONTROL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Always text, never a formula, whatever its first character is. */
const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

function cellOf(cell: SheetCell): string {
  if (cell === null) return '<c/>';
  if ('text' in cell) return textCell(cell.text);
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`;
  if ('day' in cell) return `<c s="${DAY}"><v>${serialOf(cell.day)}</v></c>`;
  const sign = cell.cents < 0 ? '-' : '';
  const whole = Math.abs(cell.cents);
  return `<c s="${AMOUNT}"><v>${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}</v></c>`;
}

/** All parts of the file but the rows. */
const parts = (name: string): [path: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name.slice(0, 31))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', STYLES],
];

/**
 * A workbook with one sheet, piece by piece while its rows come, so that neither its size nor its length matters to anybody else. The first
 * row has the titles and stays visible. @param batches rows of a few hundred at most.
 */
export async function* writeWorkbook(
  name: string,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  const bytes = (xml: string): Uint8Array => Buffer.from(xml, 'utf8');
  for (const [path, xml] of parts(name)) {
    const part = new ZipDeflate(path);
    zip.add(part);
    part.push(bytes(HEAD + xml), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  const widths = columns
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const titles = columns.map(({ title }) => textCell(title, TITLE)).join('');
  sheet.push(
    bytes(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row>${titles}</row>`,
    ),
  );
  yield* take();
  for await (const rows of batches) {
    sheet.push(bytes(rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('')));
    yield* take();
  }
  sheet.push(bytes('</sheetData></worksheet>'), true);
  zip.end();
  yield* take();
}
