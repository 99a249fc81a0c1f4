import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { DayView } from '../../../shared/today/day-view.ts';

/** A line of the sum for the hour to leave: so many minutes after the entry. */
export type LeaveLine =
  | { kind: 'previsto'; minutos: number }
  | { kind: 'pausa'; subtipo: Subtipo; minutos: number; inicio: string; fin: string | null }
  | { kind: 'pausa-prevista'; subtipo: Subtipo; minutos: number }
  | { kind: 'fuera'; minutos: number };

export type LeaveSum = { inicio: string; lines: LeaveLine[]; momento: string };

const minutesBetween = (from: string, to: string): number => Math.floor(Temporal.Instant.from(from).until(to).total('minutes'));

/** The lines from the entry to the hour to leave. They add up exactly. Null if that hour is unknown. */
export function leaveSum({ tramos }: HoyVista, { salida, previsto, ahora }: DayView): LeaveSum | null {
  const first = tramos[0];
  if (!first || !salida?.momento || previsto === null) return null;
  const taken = tramos
    .filter(({ clase, pagado }) => clase === 'pausa' && !pagado)
    .map(({ subtipo, inicio, fin }): LeaveLine => ({ kind: 'pausa', subtipo, inicio, fin, minutos: minutesBetween(inicio, fin ?? ahora) }));
  const pending = salida.pausasPendientes.map(({ subtipo, minutos }): LeaveLine => ({ kind: 'pausa-prevista', subtipo, minutos }));
  const known: LeaveLine[] = [{ kind: 'previsto', minutos: previsto }, ...taken, ...pending];
  // The time between leaving and coming back is not a pause, but it also moves the hour.
  const away = minutesBetween(first.inicio, salida.momento) - known.reduce((sum, { minutos }) => sum + minutos, 0);
  return { inicio: first.inicio, momento: salida.momento, lines: away > 0 ? [...known, { kind: 'fuera', minutos: away }] : known };
}
