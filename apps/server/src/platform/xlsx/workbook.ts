import { Zip, ZipDeflate } from 'fflate';
import { rowsXml, SHEET_END, sheetBegin, sheetPath, workbookParts, XML_HEAD, type SheetCell, type SheetColumn } from './sheet-xml.ts';

export type { SheetCell, SheetColumn } from './sheet-xml.ts';

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
  for (const [path, xml] of workbookParts([name])) {
    const part = new ZipDeflate(path);
    zip.add(part);
    part.push(bytes(XML_HEAD + xml), true);
  }
  const sheet = new ZipDeflate(sheetPath(0));
  zip.add(sheet);
  sheet.push(bytes(sheetBegin(columns)));
  yield* take();
  for await (const rows of batches) {
    sheet.push(bytes(rowsXml(rows)));
    yield* take();
  }
  sheet.push(bytes(SHEET_END), true);
  zip.end();
  yield* take();
}
