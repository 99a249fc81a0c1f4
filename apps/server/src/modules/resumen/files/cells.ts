import type { CellObject } from 'write-excel-file/node';
import type { Writer } from './writer.ts';

export type Celda = CellObject | null;

/** Day 0 of a spreadsheet's dates; correct from 1 March 1900. */
const DAY_ZERO = '1899-12-30';
const MINUTES_PER_DAY = 24 * 60;
const DATE_FORMATS: Record<Writer['lang'], string> = { es: 'dd/mm/yyyy', pt: 'dd/mm/yyyy', en: 'dd/mm/yyyy', de: 'dd.mm.yyyy' };

const serialOf = (day: Temporal.PlainDate | string): number => Temporal.PlainDate.from(DAY_ZERO).until(day, { largestUnit: 'days' }).days;

/** Always text, never a formula, whatever its first character is. Null and an empty text are an empty cell. */
export const text = (value: string | null): Celda => (value ? { value, type: String, wrap: true, alignVertical: 'top' } : null);

export const strong = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold', alignVertical: 'top' });

/** A column's title: always visible, with a line below. */
export const head = (value: string): CellObject => ({ ...strong(value), wrap: true, bottomBorderStyle: 'thin' });

/** Minutes, never negative, as a duration that can be summed: hours go beyond 24. */
export const durationCell = (minutos: number | null): Celda =>
  minutos === null ? null : { value: minutos / MINUTES_PER_DAY, type: Number, format: '[h]:mm', alignVertical: 'top', align: 'right' };

/** A day as a date. It is a number with a date format, so that no zone can change it. */
export const dateCell = (fecha: string, { lang }: Writer): Celda => ({
  value: serialOf(fecha),
  type: Number,
  format: DATE_FORMATS[lang],
  alignVertical: 'top',
});

/** An instant as date and time in a zone. */
export function momentCell(instante: string | null, zona: string, { lang }: Writer): Celda {
  if (instante === null) return null;
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(zona);
  const minutes = local.hour * 60 + local.minute;
  return {
    value: serialOf(local.toPlainDate()) + minutes / MINUTES_PER_DAY,
    type: Number,
    format: `${DATE_FORMATS[lang]} hh:mm`,
    alignVertical: 'top',
  };
}
