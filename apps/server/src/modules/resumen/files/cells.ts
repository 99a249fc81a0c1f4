import type { CellObject } from 'write-excel-file/node';
import type { Writer } from './writer.ts';

export type Celda = CellObject | null;

/** Day 0 of a spreadsheet's dates, as it counts since 1 March 1900. */
const DAY_ZERO = '1899-12-30';
const MINUTES_PER_DAY = 24 * 60;
const DATE_FORMATS: Record<Writer['lang'], string> = { es: 'dd/mm/yyyy', pt: 'dd/mm/yyyy', en: 'dd/mm/yyyy', de: 'dd.mm.yyyy' };

const serialOf = (day: Temporal.PlainDate | string): number => Temporal.PlainDate.from(DAY_ZERO).until(day, { largestUnit: 'days' }).days;

/** Always a text, never a formula, whatever it begins with. Null and nothing are an empty cell. */
export const text = (value: string | null): Celda => (value ? { value, type: String, wrap: true, alignVertical: 'top' } : null);

export const strong = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold', alignVertical: 'top' });

/** A column's title: stays in sight, a rule below. */
export const head = (value: string): CellObject => ({ ...strong(value), wrap: true, bottomBorderStyle: 'thin' });

/** Minutes, never negative, as a duration that adds up: hours go past 24. */
export const durationCell = (minutos: number | null): Celda =>
  minutos === null ? null : { value: minutos / MINUTES_PER_DAY, type: Number, format: '[h]:mm', alignVertical: 'top', align: 'right' };

/** A day as a date. A number with a date's format: no zone of this machine has a say. */
export const dateCell = (fecha: string, { lang }: Writer): Celda => ({
  value: serialOf(fecha),
  type: Number,
  format: DATE_FORMATS[lang],
  alignVertical: 'top',
});

/** An instant as date and hour of the wall clock of a zone. */
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
