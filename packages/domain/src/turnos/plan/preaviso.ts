import { numeroDeDia } from '../../horario/calendario.ts';
import type { Fecha } from '../../horario/index.ts';

/** How many days before its day somebody has to know of a change of their plan, and by which source. */
export type Preaviso = { dias: number; norma: string };
/** A change of which somebody is told too late. It may be agreed with them; it is not refused. */
export type AvisoDePreaviso = { fecha: Fecha; dias: number; minimo: number; norma: string };

/**
 * By country (ISO 3166, two letters), oldest first, each with the day from which we know it to apply. Data, not code, as the limits are.
 * Uncertain: PT, seven days also for a single day; DE, a rule for work on call, asked of every change; IE, the hours of a day.
 */
const PREAVISOS: Readonly<Record<string, readonly (Preaviso & { vigente: Fecha })[]>> = {
  ES: [{ vigente: '2015-11-13', dias: 5, norma: 'ET 34.2' }],
  PT: [{ vigente: '2009-02-17', dias: 7, norma: 'CT 217.º' }],
  DE: [{ vigente: '2019-01-01', dias: 4, norma: 'TzBfG § 12' }],
  IE: [{ vigente: '1998-03-01', dias: 1, norma: 'OWTA 1997 s. 17' }],
};

/** The notice that a country asks for on a day; null: the law that we know asks for none. */
export const preavisoEn = (pais: string, fecha: Fecha): Preaviso | null =>
  PREAVISOS[pais]?.findLast(({ vigente }) => vigente <= fecha) ?? null;

/** The notice of a change that is published today, if it is too short. `preaviso`: that of the agreement, or of the country (`preavisoEn`). */
export function lacksPreaviso(preaviso: Preaviso | null, fecha: Fecha, hoy: Fecha): AvisoDePreaviso | null {
  const dias = numeroDeDia(fecha) - numeroDeDia(hoy);
  return preaviso && dias < preaviso.dias ? { fecha, dias, minimo: preaviso.dias, norma: preaviso.norma } : null;
}
