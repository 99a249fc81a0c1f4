import { ZipDeflate } from 'fflate';
import { openZip } from '../files/archive.ts';
import {
  firstRow,
  rowsXml,
  SHEET_END,
  sheetBegin,
  sheetPath,
  workbookParts,
  XML_HEAD,
  type DayFormat,
  type SheetCell,
  type SheetColumn,
} from './sheet-xml.ts';

export type { DayFormat, SheetCell, SheetColumn } from './sheet-xml.ts';

type Rows = readonly (readonly SheetCell[])[];
/** A sheet; its first row has the titles and stays visible. `batches`: rows, a few hundred at once at most. */
export type SheetToWrite = { name: string; columns: readonly SheetColumn[]; batches: AsyncIterable<Rows> | Iterable<Rows> };

/**
 * A workbook, sheet by sheet and piece by piece while its rows come, so that neither its size nor its length matters to anybody else.
 */
export async function* writeWorkbook(
  sheets: readonly SheetToWrite[],
  { dayFormat }: { dayFormat?: DayFormat } = {},
): AsyncGenerator<Uint8Array> {
  const { zip, take } = openZip();
  const bytes = (xml: string): Uint8Array => Buffer.from(xml, 'utf8');
  const names = sheets.map(({ name }) => name);
  for (const [path, xml] of workbookParts(names, dayFormat)) {
    const part = new ZipDeflate(path);
    zip.add(part);
    part.push(bytes(XML_HEAD + xml), true);
  }
  for (const [index, { columns, batches }] of sheets.entries()) {
    const sheet = new ZipDeflate(sheetPath(index));
    zip.add(sheet);
    sheet.push(bytes(sheetBegin(columns)));
    yield* take();
    let next = firstRow(columns);
    for await (const rows of batches) {
      sheet.push(bytes(rowsXml(rows, next)));
      next += rows.length;
      yield* take();
    }
    sheet.push(bytes(SHEET_END), true);
  }
  zip.end();
  yield* take();
}
