import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { DAY_WINDOW } from '../../../shared/day/hours.ts';

type Window = readonly [number, number];
const WHOLE_DAY: Window = [0, 24];

const hoursFrom = (fecha: string, instant: string, zona: string): number => {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zona);
  return Temporal.PlainDate.from(fecha).until(local.toPlainDate()).days * 24 + local.hour + local.minute / 60;
};

/**
 * Beginning and end of everything planned and recorded on a day, in hours of the wall clock from its midnight; null if there is
 * nothing.
 */
function spanOf({ fecha, previsto, tramos, inicio, fin }: DiaVista, zona: string, ahora: string | null): Window | null {
  const turno = previsto?.turno;
  const instants = [turno?.inicio, turno?.fin, inicio, fin, ...tramos.flatMap((tramo) => [tramo.inicio, tramo.fin ?? ahora])];
  const hours = instants.flatMap((instant) => (instant ? [hoursFrom(fecha, instant, zona)] : []));
  return hours.length > 0 ? [Math.min(...hours), Math.max(...hours)] : null;
}

/**
 * The hours of the month's small lines: 6 to 23, or the whole day if somebody works at night. All lines have the same hours, so
 * that the position shows the shift.
 */
export function monthWindow(dias: readonly DiaVista[], zona: string): Window {
  const hasNight = dias.some((dia) => {
    const span = spanOf(dia, dia.previsto?.zona ?? zona, null);
    return span !== null && (span[0] < DAY_WINDOW[0] - 1 || span[1] > 24);
  });
  return hasNight ? WHOLE_DAY : DAY_WINDOW;
}

/**
 * The hours of one day's own line: from the full hour before its beginning to the full hour after its end; beyond 24 for a night.
 */
export function dayWindow(dia: DiaVista, zona: string, ahora: string | null): Window | null {
  const span = spanOf(dia, zona, ahora);
  if (!span) return null;
  const [from, to] = [Math.floor(span[0] - 0.25), Math.ceil(span[1] + 0.25)];
  return [from, Math.max(to, from + 1)];
}

/** Full hours to write below a line, with their position as a fraction of it: about six at most. */
export function hoursBelow([from, to]: Window): { hour: number; at: number }[] {
  const step = [1, 2, 3, 4, 6].find((hours) => (to - from) / hours <= 6) ?? 6;
  const first = Math.ceil(from / step) * step;
  const count = Math.floor((to - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step).map((hour) => ({
    hour: ((hour % 24) + 24) % 24,
    at: (hour - from) / (to - from),
  }));
}

/** The hours at which something begins or ends, without those that would touch one another: both ends stay. */
export function edgesBelow(edges: readonly { instant: string; at: number }[]): { instant: string; at: number }[] {
  const NEAR = 0.125;
  const last = edges.at(-1);
  const kept: { instant: string; at: number }[] = [];
  for (const edge of edges) {
    const before = kept.at(-1);
    const isClear = before === undefined || edge.at - before.at >= NEAR;
    if (edge === last || (isClear && (last === undefined || last.at - edge.at >= NEAR))) kept.push(edge);
  }
  return kept;
}

/** The ends of a day's stretches of work, as fractions of its line. */
export function workEdges(dia: DiaVista, zona: string, window: Window, ahora: string | null): { instant: string; at: number }[] {
  const instants = dia.tramos.filter(({ clase }) => clase === 'trabajo').flatMap(({ inicio, fin }) => [inicio, fin ?? ahora]);
  const unique = [...new Set(instants.filter((instant) => instant !== null))];
  return unique.map((instant) => ({ instant, at: (hoursFrom(dia.fecha, instant, zona) - window[0]) / (window[1] - window[0]) }));
}
