import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { horaDeSalida } from '@jornada/domain/registros/salida.ts';
import { previewDay } from './preview-day.ts';

/** What is missing on a day: its clock-out, one mark, or the whole day. */
export const MODES = ['salida', 'fichaje', 'dia'] as const;
export type Mode = (typeof MODES)[number];

/** What is probably missing. */
export function modeFor({ estado }: Pick<DiaVista, 'estado'>, registros: readonly RegistroVista[]): Mode {
  const standing = registros.filter(({ anulado }) => !anulado);
  if (standing.length === 0) return 'dia';
  return estado === 'incompleta' && standing.some(({ clase }) => clase === 'entrada') ? 'salida' : 'fichaje';
}

/** A suggested hour and its reason: the end of the plan, or the time at which the expected minutes were reached. */
export type Suggestion = { instante: string; why: 'plan' | 'completa' };

type Day = {
  fecha: string;
  zona: string;
  dia: Pick<DiaVista, 'previsto'>;
  registros: readonly RegistroVista[];
  tipos: readonly TipoRegistroVista[];
  ahora: string;
};

/** Possible hours to leave on a day without a clock-out: after its last record, and not in the future. */
export function leaveSuggestions({ fecha, zona, dia: { previsto }, registros, tipos, ahora }: Day): Suggestion[] {
  const last = registros.findLast(({ anulado }) => !anulado)?.momento;
  if (!last || !previsto) return [];
  const { jornada } = previewDay({ fecha, zona, registros, tipos, ahora: null });
  const plan = previsto.turno && !previsto.turno.flexible ? previsto.turno.fin : null;
  const reached = previsto.minutos > 0 ? horaDeSalida({ previsto, jornada, ahora: last }).momento : null;
  const isPossible = (instante: string): boolean =>
    Temporal.Instant.compare(instante, last) > 0 && Temporal.Instant.compare(instante, ahora) <= 0;
  const found: Suggestion[] = [
    ...(plan && isPossible(plan) ? [{ instante: plan, why: 'plan' as const }] : []),
    ...(reached && isPossible(reached) ? [{ instante: reached, why: 'completa' as const }] : []),
  ];
  return found.filter((one, index) => found.findIndex(({ instante }) => Temporal.Instant.compare(instante, one.instante) === 0) === index);
}

/** The hour of the wall clock for the time field: `17:20`. */
export function clockOf(instante: string, zona: string): string {
  return Temporal.Instant.from(instante).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });
}
