import { duracionCsv, importeCsv, type CeldaCsv } from '@jornada/domain/resumen/csv.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { SheetCell } from '../platform/xlsx/workbook.ts';

/** A cell of a workbook in a CSV: numbers as the spreadsheets of a language read them. */
export function csvCell(cell: SheetCell, idioma: Idioma): CeldaCsv {
  if (cell === null) return null;
  if ('text' in cell) return cell.text;
  if ('day' in cell) return cell.day;
  if ('minutes' in cell) return duracionCsv(cell.minutes);
  if ('moment' in cell) {
    const { day, minute } = cell.moment;
    return `${day} ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  }
  if ('cents' in cell) return importeCsv(cell.cents, idioma);
  return idioma === 'en' ? cell.number : String(cell.number).replace('.', ',');
}
