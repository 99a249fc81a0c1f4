import { diaDeSemana } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import type { CierreSala, HorarioSala, TramoReserva } from './modelo.ts';

/** Whether two spans have a moment in common. Those that only touch have none. */
export const overlap = (a: TramoReserva, b: TramoReserva): boolean => a.inicio < b.fin && b.inicio < a.fin;
const holds = (outer: TramoReserva, inner: TramoReserva): boolean => outer.inicio <= inner.inicio && inner.fin <= outer.fin;

/** Whether a span lies in one of others. */
export const isWithin = (spans: readonly TramoReserva[], span: TramoReserva): boolean => spans.some((one) => holds(one, span));

/** Sorted, and joined where they touch. */
export function joinSpans(spans: readonly TramoReserva[]): TramoReserva[] {
  const joined: TramoReserva[] = [];
  for (const { inicio, fin } of spans.filter((one) => one.fin > one.inicio).toSorted((a, b) => a.inicio - b.inicio)) {
    const last = joined.at(-1);
    if (last && inicio <= last.fin) last.fin = Math.max(last.fin, fin);
    else joined.push({ inicio, fin });
  }
  return joined;
}

const isShut = (cierres: readonly CierreSala[], fecha: Fecha): boolean =>
  cierres.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta);

/**
 * When a room is open on some days, which follow each other. `at`: the minute of a day on the axis of the answer; minute 1440 is the
 * beginning of the next day. Days that meet at midnight are one span.
 */
export function openSpans(
  { dias, abre, cierra }: HorarioSala,
  cierres: readonly CierreSala[],
  { fechas, at }: { fechas: readonly Fecha[]; at: (fecha: Fecha, minuto: number) => number },
): TramoReserva[] {
  const open = fechas.filter((fecha) => dias.includes(diaDeSemana(fecha)) && !isShut(cierres, fecha));
  return joinSpans(open.map((fecha) => ({ inicio: at(fecha, abre), fin: at(fecha, cierra) })));
}

/** What is left of the open hours. */
export function freeSpans(abiertas: readonly TramoReserva[], ocupadas: readonly TramoReserva[]): TramoReserva[] {
  const busy = joinSpans(ocupadas);
  return abiertas.flatMap((open) => {
    const left: TramoReserva[] = [];
    let { inicio } = open;
    for (const one of busy.filter((span) => overlap(span, open))) {
      if (one.inicio > inicio) left.push({ inicio, fin: one.inicio });
      inicio = Math.max(inicio, one.fin);
    }
    return inicio < open.fin ? [...left, { inicio, fin: open.fin }] : left;
  });
}

/**
 * The free span of the same length that is nearest to a wanted one, not before `desde`; the earlier one of two that are as near. Null if
 * there is none.
 */
export function nearestFree(libres: readonly TramoReserva[], { inicio, fin }: TramoReserva, desde: number): TramoReserva | null {
  const length = fin - inicio;
  const starts = libres.flatMap((free) => {
    const first = Math.max(free.inicio, desde);
    const last = free.fin - length;
    return last < first ? [] : [Math.min(Math.max(inicio, first), last)];
  });
  const [best] = starts.toSorted((a, b) => Math.abs(a - inicio) - Math.abs(b - inicio) || a - b);
  return best === undefined ? null : { inicio: best, fin: best + length };
}
