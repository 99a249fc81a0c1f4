import type { DayFormat, SheetCell } from '../../../platform/xlsx/workbook.ts';
import type { Writer } from './writer.ts';

export const DAY_FORMATS: Record<Writer['lang'], DayFormat> = { es: 'dd/mm/yyyy', pt: 'dd/mm/yyyy', en: 'dd/mm/yyyy', de: 'dd.mm.yyyy' };

/** Null and an empty text are an empty cell. */
export const text = (value: string | null): SheetCell => (value ? { text: value, isTall: true } : null);
export const strong = (value: string): Exclude<SheetCell, null> => ({ text: value, isStrong: true, isTall: true });
/** Minutes, never negative, as a duration that can be summed. */
export const durationCell = (minutos: number | null): SheetCell => (minutos === null ? null : { minutes: minutos, isTall: true });
/** A day as a date that no zone can change. */
export const dateCell = (fecha: string): SheetCell => ({ day: fecha, isTall: true });

/** An instant as date and time in a zone. */
export function momentCell(instante: string | null, zona: string): SheetCell {
  if (instante === null) return null;
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(zona);
  return { moment: { day: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute }, isTall: true };
}
