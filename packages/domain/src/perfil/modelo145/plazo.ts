import type { Fecha } from '../../horario/modelo.ts';

/** Days within which a change that raises the withholding must be told (RIRPF 88.4). */
const DIAS_PARA_COMUNICAR = 10;
/** Days before a payroll is made, by which the company must know of a form. */
const DIAS_ANTES_DE_NOMINA = 5;

/** The last day for telling a change that happened on this day. */
export const plazoDeComunicacion = (cambio: Fecha): Fecha => Temporal.PlainDate.from(cambio).add({ days: DIAS_PARA_COMUNICAR }).toString();

/** The first month whose payroll, made on its last day, a form counts for that is signed on this day. */
export function mesDeEfecto(fecha: Fecha): string {
  const signed = Temporal.PlainDate.from(fecha);
  const made = signed.with({ day: signed.daysInMonth });
  const counts = signed.until(made).days >= DIAS_ANTES_DE_NOMINA;
  return (counts ? signed : signed.add({ months: 1 })).toPlainYearMonth().toString();
}
