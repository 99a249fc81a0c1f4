import type { TurnoPrevisto } from '@jornada/domain/horario/modelo.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const stroke = { clase: 'previsto' as const, cortadoAlPrincipio: false, cortadoAlFinal: false };
/** A part of a day as a stroke. What is after midnight is drawn at the beginning of the line. */
function strokeOf(from: number, to: number) {
  if (from >= 1) return [{ ...stroke, desde: from - 1, hasta: to - 1 }];
  if (to <= 1) return [{ ...stroke, desde: from, hasta: to }];
  return [
    { ...stroke, desde: 0, hasta: Math.min(from, to - 1), cortadoAlPrincipio: true },
    { ...stroke, desde: from, hasta: 1, cortadoAlFinal: true },
  ];
}

/** A shift as fractions of its day, in pieces where it is parted by a break that is not paid and has its hour. */
export function strokesOf(fecha: string, { inicio, fin, pausas }: Pick<TurnoPrevisto, 'inicio' | 'fin' | 'pausas'>) {
  const midnight = Temporal.PlainDate.from(fecha).toZonedDateTime('UTC').epochMilliseconds;
  const at = (instant: string, minutes = 0) => (Temporal.Instant.from(instant).epochMilliseconds + minutes * MINUTE_MS - midnight) / DAY_MS;
  const breaks = pausas
    .flatMap((one) => (one.inicio === null || one.pagada ? [] : [{ from: at(one.inicio), to: at(one.inicio, one.minutos) }]))
    .toSorted((one, other) => one.from - other.from);
  const begins = [at(inicio), ...breaks.map(({ to }) => to)];
  const ends = [...breaks.map(({ from }) => from), at(fin)];
  return begins.flatMap((from, index) => strokeOf(from, ends[index] ?? from));
}
