import { zipOf } from '../files/archive.ts';
import { createSpool, type Spool, type Spooled } from '../files/spool.ts';
import {
  firstRow,
  rowsXml,
  SHEET_END,
  sheetBegin,
  sheetPath,
  workbookParts,
  XML_HEAD,
  type SheetCell,
  type SheetColumn,
} from './sheet-xml.ts';

/** A spreadsheet's sheet has no more rows; the first one has the titles. */
const MOST_ROWS = 1_048_575;

type Sheet = { name: string; columns: readonly SheetColumn[] };
export type Book = {
  /** Adds rows to a sheet, by its place. A full sheet is followed by another one. */
  add(sheet: number, rows: readonly (readonly SheetCell[])[]): Promise<void>;
  /** The finished workbook, written to a path. */
  end(file: { name: string; path: string }, modified: Temporal.PlainDateTime): Promise<Spooled>;
};

/**
 * A workbook with several sheets that are filled at the same time. Each lies in a file of its own until the end, so that its length does not
 * matter. @param newPath gives paths for these files.
 */
export function createBook(sheets: readonly Sheet[], newPath: () => Promise<string>, mostRows = MOST_ROWS): Book {
  type Part = { name: string; spool: Spool; rows: number; first: number };
  const parts: Part[][] = sheets.map(() => []);
  const finished: Spooled[] = [];

  async function begin(index: number): Promise<Part> {
    const sheet = sheets[index];
    const own = parts[index];
    if (!sheet || !own) throw new Error(`the workbook has no sheet ${index}`);
    const name = own.length === 0 ? sheet.name : `${sheet.name.slice(0, 27)} ${own.length + 1}`;
    const part = { name, spool: createSpool({ name, path: await newPath() }), rows: 0, first: firstRow(sheet.columns) };
    own.push(part);
    await part.spool.write(sheetBegin(sheet.columns));
    return part;
  }

  return {
    async add(index, rows) {
      for (let from = 0; from < rows.length;) {
        const last = parts[index]?.at(-1);
        const part = last && last.rows < mostRows ? last : await begin(index);
        const some = rows.slice(from, from + mostRows - part.rows);
        await part.spool.write(rowsXml(some, part.first + part.rows));
        part.rows += some.length;
        from += some.length;
      }
    },
    async end(file, modified) {
      for (const index of sheets.keys()) if (parts[index]?.length === 0) await begin(index);
      const all = parts.flat();
      for (const [place, { spool }] of all.entries()) {
        await spool.write(SHEET_END);
        finished.push({ ...(await spool.end()), name: sheetPath(place) });
      }
      const small: Spooled[] = [];
      for (const [name, xml] of workbookParts(all.map((part) => part.name))) {
        const spool = createSpool({ name, path: await newPath() });
        await spool.write(XML_HEAD + xml);
        small.push(await spool.end());
      }
      const whole = createSpool({ ...file, isPacked: true });
      for await (const piece of zipOf([...small, ...finished], modified)) await whole.write(piece);
      return whole.end();
    },
  };
}
