import { instantesDeHora } from '@jornada/domain/registros/hora-civil.ts';

/** An end of a time as typed: the hour of the wall clock, and the instant before the change. */
export type TypedMark = { hora: string; antes: string | null };

/**
 * What is wrong with an hour. `no-existe`: the clock skips it on that day. `orden`: not after the previous one. `fuera`: outside
 * the given day. `solape`: within another time.
 */
export type MarkProblem = 'vacia' | 'no-existe' | 'orden' | 'futura' | 'fuera' | 'solape';

/** The instant of an hour, or why there is none. */
export type PlacedHour = { instante: string; problem?: never } | { instante: null; problem: MarkProblem };

const epoch = (instante: string): number => Temporal.Instant.from(instante).epochMilliseconds;

/** The hour that the clock of a zone shows, `HH:MM`, for an input field. */
export function wallHour(instante: string, zona: string): string {
  return Temporal.Instant.from(instante).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** Converts a recorded instant for a form. */
export function markOf(instante: string | null, zona: string): TypedMark {
  return instante === null ? { hora: '', antes: null } : { hora: wallHour(instante, zona), antes: instante };
}

const dayOf = (instante: string, zona: string): Temporal.PlainDate =>
  Temporal.Instant.from(instante).toZonedDateTimeISO(zona).toPlainDate();

function candidates({ hora }: TypedMark, from: Temporal.PlainDate, zona: string, days: readonly number[]): string[] {
  const fechas = days.map((add) => from.add({ days: add }).toString());
  return instantesDeHora({ hora, fechas, zona }).map(({ instante }) => instante);
}

const isUntouched = (mark: TypedMark, zona: string): mark is TypedMark & { antes: string } =>
  mark.antes !== null && wallHour(mark.antes, zona) === mark.hora;

/** The beginning of the day: the instant with this hour that is nearest to `near`, such as the clocked beginning. */
export function placeFirst(mark: TypedMark, near: string, zona: string): PlacedHour {
  if (mark.hora === '') return { instante: null, problem: 'vacia' };
  if (isUntouched(mark, zona)) return { instante: mark.antes };
  const distance = (instante: string): number => Math.abs(epoch(instante) - epoch(near));
  const [nearest] = candidates(mark, dayOf(near, zona), zona, [-1, 0, 1]).toSorted((a, b) => distance(a) - distance(b));
  // An hour that the clock skips exists on the neighbouring days, but nobody means those.
  const isSkipped = candidates(mark, dayOf(near, zona), zona, [0]).length === 0;
  if (!nearest || isSkipped) return { instante: null, problem: 'no-existe' };
  return { instante: nearest };
}

/** Any other hour: the first instant with it that is not before `from`, after midnight if necessary. */
export function placeNext(mark: TypedMark, from: string | null, zona: string): PlacedHour {
  if (mark.hora === '') return { instante: null, problem: 'vacia' };
  if (from === null) return { instante: null, problem: 'orden' };
  if (isUntouched(mark, zona) && epoch(mark.antes) >= epoch(from)) return { instante: mark.antes };
  const day = dayOf(from, zona);
  const next = candidates(mark, day, zona, [0, 1]).find((instante) => epoch(instante) >= epoch(from));
  const isSkipped = candidates(mark, day, zona, [0]).length === 0 && next !== undefined && wallHour(from, zona) < mark.hora;
  if (!next || isSkipped) return { instante: null, problem: 'no-existe' };
  return { instante: next };
}

/** Whether an hour is after `from` only on the next day. If that is in the future, it is probably a typing mistake. */
export function isPastMidnight(from: string, instante: string, zona: string): boolean {
  return !dayOf(from, zona).equals(dayOf(instante, zona));
}

/** -1, 0 or 1; compares instants, not texts. */
export function compare(a: string, b: string): number {
  return Math.sign(epoch(a) - epoch(b));
}
