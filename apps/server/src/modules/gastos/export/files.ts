import { INICIO_CSV, rowCsv, SEPARADOR_CSV } from '@jornada/domain/resumen/csv.ts';
import { csvCell } from '../../../shared/csv-cell.ts';
import { writeWorkbook } from '../../../platform/xlsx/workbook.ts';
import { columnsOf, linesOf, type ColumnaExportada } from './columns.ts';
import type { ExpenseWords } from '../names.ts';
import type { GastoExportado } from './repo.ts';

/** Rows of the file, as many at once as were read. */
async function* rowsOf(columns: readonly ColumnaExportada[], parts: AsyncIterable<readonly GastoExportado[]>) {
  for await (const part of parts) yield part.flatMap(linesOf).map((linea) => columns.map((column) => column.of(linea)));
}

export async function* writeCsv(parts: AsyncIterable<readonly GastoExportado[]>, words: ExpenseWords): AsyncGenerator<string> {
  const { idioma } = words;
  const columns = columnsOf(words);
  const separator = SEPARADOR_CSV[idioma];
  yield (
    INICIO_CSV +
      rowCsv(
        columns.map(({ title }) => title),
        separator,
      )
  );
  for await (const rows of rowsOf(columns, parts))
    yield rows
      .map((row) =>
        rowCsv(
          row.map((cell) => csvCell(cell, idioma)),
          separator,
        ),
      )
      .join('');
}

export function writeXlsx(parts: AsyncIterable<readonly GastoExportado[]>, words: ExpenseWords): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(words);
  return writeWorkbook([{ name: words.translate(words.idioma, 'gastos.exporte.hoja'), columns, batches: rowsOf(columns, parts) }]);
}
