import type { Instante } from '../horario/modelo.ts';
import { tramosHasta } from './minutos.ts';
import type { Jornada } from './modelo.ts';
import { ms } from './tiempo.ts';

const NANOSECONDS_PER_HOUR = 3_600_000_000_000;

/** A part of the day line. From and to are fractions of its window, 0 to 1. `cortado…`: it continues beyond that end. */
export type Trazo = {
  clase: 'previsto' | 'trabajado' | 'pausa';
  desde: number;
  hasta: number;
  cortadoAlPrincipio: boolean;
  cortadoAlFinal: boolean;
};

/** Hours of the wall clock, counted from the midnight of a day. */
type Hours = readonly [start: number, end: number];

/**
 * The hours of the wall clock that a stretch covers. If the clock is put back within it, the stretch becomes two: up to that
 * hour, and from the hour that comes again. An hour that the clock skips is no gap.
 */
function onTheWallClock({ inicio, fin }: { inicio: Instante; fin: Instante }, { zona, fecha }: { zona: string; fecha: string }): Hours[] {
  const dia = Temporal.PlainDate.from(fecha);
  const hoursOf = (local: Temporal.ZonedDateTime): number => dia.until(local.toPlainDate()).days * 24 + local.hour + local.minute / 60;
  const first = Temporal.Instant.from(inicio).toZonedDateTimeISO(zona);
  const last = Temporal.Instant.from(fin).toZonedDateTimeISO(zona);
  const [start, end] = [hoursOf(first), hoursOf(last)];
  const change = first.offsetNanoseconds > last.offsetNanoseconds ? first.getTimeZoneTransition('next') : null;
  if (!change || ms(change.toInstant().toString()) >= ms(fin)) return [[start, end]];
  const again = hoursOf(change);
  const back = again + (first.offsetNanoseconds - change.offsetNanoseconds) / NANOSECONDS_PER_HOUR;
  return start <= end
    ? [[Math.min(start, again), Math.max(back, end)]]
    : [
        [start, back],
        [again, end],
      ];
}

/**
 * The small line of a day: the planned shift and the worked stretches as fractions of a window of hours of the wall clock
 * (`ventana`, 0 to 24). Parts after the window's end are cut off. Parts after midnight also appear at the window's beginning, as
 * hours of the next morning. With `ahora` null a running stretch is not shown.
 */
export function lineaDelDia(options: {
  previsto: { turno: { inicio: Instante; fin: Instante } | null } | null;
  tramos: Jornada['tramos'];
  zona: string;
  fecha: string;
  ahora: Instante | null;
  ventana: readonly [number, number];
  /** Pauses are marked, too. */
  conPausas?: boolean;
}): Trazo[] {
  const { previsto, tramos, zona, fecha, ahora, ventana } = options;
  const [from, to] = ventana;
  const share = (hour: number): number => (hour - from) / (to - from);
  const cut = (clase: Trazo['clase'], start: number, end: number): Trazo[] => {
    const [a, b] = [Math.max(start, from), Math.min(end, to)];
    return b > a ? [{ clase, desde: share(a), hasta: share(b), cortadoAlPrincipio: start < from, cortadoAlFinal: end > to }] : [];
  };
  const place = (clase: Trazo['clase'], tramo: { inicio: Instante; fin: Instante }): Trazo[] =>
    onTheWallClock(tramo, { zona, fecha }).flatMap(([start, end]) => [
      ...cut(clase, start, end),
      ...(end > 24 ? cut(clase, start - 24, end - 24) : []),
    ]);
  const lived = tramosHasta(tramos, ahora);
  const of = (trazo: Trazo['clase'], clase: (typeof lived)[number]['clase']): Trazo[] =>
    lived.filter((tramo) => tramo.clase === clase).flatMap((tramo) => place(trazo, tramo));
  return [
    ...(previsto?.turno ? place('previsto', previsto.turno) : []),
    ...of('trabajado', 'trabajo'),
    ...(options.conPausas ? of('pausa', 'pausa') : []),
  ];
}
