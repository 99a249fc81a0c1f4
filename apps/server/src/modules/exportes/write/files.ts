import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { INICIO_CSV, rowCsv, SEPARADOR_CSV } from '@jornada/domain/resumen/csv.ts';
import { createSpool, type Spooled } from '../../../platform/files/spool.ts';
import { createBook } from '../../../platform/xlsx/book.ts';
import type { SheetColumn } from '../../../platform/xlsx/workbook.ts';
import { csvCell } from '../../../shared/csv-cell.ts';
import type { Columna } from '../columns/column.ts';

/** Where files are worked on: each gets a path of its own. */
export type Paths = { next(): string };

/** Part of a file: it takes rows while they come, and gives the finished file. */
export type RowFile<Fila> = { add(rows: readonly Fila[]): Promise<void>; end(): Promise<Spooled> };

/** A table as CSV; what looks like a formula is made text. */
export function createCsvFile<Fila>(name: string, columns: readonly Columna<Fila>[], idioma: Idioma, paths: Paths): RowFile<Fila> {
  const spool = createSpool({ name, path: paths.next() });
  const separator = SEPARADOR_CSV[idioma];
  const begun = spool.write(
    INICIO_CSV +
      rowCsv(
        columns.map(({ title }) => title),
        separator,
      ),
  );
  return {
    async add(rows) {
      await begun;
      const lines = rows.map((row) =>
        rowCsv(
          columns.map((column) => csvCell(column.of(row), idioma)),
          separator,
        ),
      );
      await spool.write(lines.join(''));
    },
    async end() {
      await begun;
      return spool.end();
    },
  };
}

/** A table of a workbook. */
export type TablaLibro<Fila> = { name: string; columns: readonly Columna<Fila>[] };

/** A workbook of several tables, filled at the same time. */
export function createBookFile(
  name: string,
  tables: readonly { name: string; columns: readonly SheetColumn[] }[],
  paths: Paths,
  modified: Temporal.PlainDateTime,
) {
  const book = createBook(tables, () => Promise.resolve(paths.next()));
  return {
    add<Fila>(index: number, { columns }: TablaLibro<Fila>, rows: readonly Fila[]): Promise<void> {
      return book.add(
        index,
        rows.map((row) => columns.map((column) => column.of(row))),
      );
    },
    end: (): Promise<Spooled> => book.end({ name, path: paths.next() }, modified),
  };
}
