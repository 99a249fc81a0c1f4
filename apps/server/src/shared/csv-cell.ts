import { duracionCsv, importeCsv, type CeldaCsv } from '@jornada/domain/resumen/csv.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { SheetCell } from '../platform/sheet/workbook.ts';

/** A cell of a workbook in a CSV: numbers as the spreadsheets of a language read them. */
export function csvCell(cell: SheetCell, idioma: Idioma): CeldaCsv {
  if (cell === null) return null;
  if ('text' in cell) return cell.text;
  if ('day' in cell) return cell.day;
  if ('minutes' in cell) return duracionCsv(cell.minutes);
  if ('cents' in cell) return importeCsv(cell.cents, idioma);
  return idioma === 'en' ? cell.number : String(cell.number).replace('.', ',');
}
