import type { Span } from './spans.ts';
import { compare, isPastMidnight, placeFirst, placeNext, type TypedMark, type MarkProblem, type PlacedHour } from './marks.ts';

/** Own start, own end and own pauses, as typed. */
export type OwnTimes = { inicio: TypedMark; fin: TypedMark; pausas: Span[]; observaciones: string };

/** Where and when the hours of a form count. `near`: what the beginning is close to; `ahora`: nothing lies after it. */
export type HoursPlace = { zona: string; near: string; ahora: string };

export type PlacedSpan = { key: string; tipoId: number | null; inicio: string; fin: string };

/**
 * The hours of a form as instants. The keys of `problems` and `instants` are fields: `inicio`, `fin`, and `<key>.inicio` of a
 * time.
 */
export type Checked = {
  instants: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, MarkProblem>>;
  /** The complete and correct times, oldest first. */
  spans: PlacedSpan[];
};

/** An end that lies ahead only because it was taken for the next morning's is one before its beginning. */
function endProblem(from: string, instante: string, { zona, ahora }: HoursPlace): MarkProblem | null {
  if (compare(instante, from) === 0) return 'orden';
  if (compare(instante, ahora) <= 0) return null;
  return isPastMidnight(from, instante, zona) ? 'orden' : 'futura';
}

/** Collects the result of each field. */
export function createReport() {
  const instants: Record<string, string> = {};
  const problems: Record<string, MarkProblem> = {};
  return {
    instants,
    problems,
    /** Notes an hour and returns its instant; null if it has none. */
    note: (field: string, placed: PlacedHour): string | null => {
      if (placed.instante === null) problems[field] = placed.problem;
      else instants[field] = placed.instante;
      return placed.instante;
    },
    blame: (field: string, problem: MarkProblem | null): void => {
      if (problem) problems[field] ??= problem;
    },
  };
}

/** Holds own times against the rules of the record: in order, within the day, nothing ahead. */
export function checkOwnTimes({ inicio, fin, pausas }: OwnTimes, place: HoursPlace): Checked {
  const { zona, near, ahora } = place;
  const { instants, problems, note, blame } = createReport();
  const start = note('inicio', placeFirst(inicio, near, zona));
  const end = note('fin', placeNext(fin, start ?? near, zona));
  if (start !== null && compare(start, ahora) > 0) blame('inicio', 'futura');
  if (start !== null && end !== null) blame('fin', endProblem(start, end, place));

  const placed = pausas.flatMap((pausa): PlacedSpan[] => {
    const from = note(`${pausa.key}.inicio`, placeNext(pausa.inicio, start ?? near, zona));
    const to = note(`${pausa.key}.fin`, placeNext(pausa.fin, from, zona));
    if (from === null || to === null) return [];
    if (end !== null && compare(from, end) >= 0) blame(`${pausa.key}.inicio`, 'fuera');
    else if (compare(from, to) === 0 || (isPastMidnight(from, to, zona) && end !== null && compare(to, end) > 0))
      blame(`${pausa.key}.fin`, 'orden');
    else if (end !== null && compare(to, end) > 0) blame(`${pausa.key}.fin`, 'fuera');
    return [{ key: pausa.key, tipoId: pausa.tipoId, inicio: from, fin: to }];
  });
  const inOrder = placed.toSorted((a, b) => compare(a.inicio, b.inicio));
  for (const [index, { key, inicio: from }] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before && compare(from, before.fin) < 0) blame(`${key}.inicio`, 'solape');
  }
  const isWell = ({ key }: PlacedSpan): boolean => !problems[`${key}.inicio`] && !problems[`${key}.fin`];
  return { instants, problems, spans: inOrder.filter(isWell) };
}

/** Holds presences against the same rules: one after the other, and one may begin where the other ends. */
export function checkPresences(presencias: readonly Span[], place: HoursPlace): Checked {
  const { zona, near, ahora } = place;
  const { instants, problems, note, blame } = createReport();
  let reached: string | null = null;
  const spans: PlacedSpan[] = [];
  for (const { key, tipoId, inicio, fin } of presencias) {
    const after: string | null = reached;
    const from = note(`${key}.inicio`, after === null ? placeFirst(inicio, near, zona) : placeNext(inicio, after, zona));
    const to = note(`${key}.fin`, placeNext(fin, from, zona));
    if (from !== null && compare(from, ahora) > 0)
      blame(`${key}.inicio`, after !== null && isPastMidnight(after, from, zona) ? 'solape' : 'futura');
    if (from !== null && to !== null && !problems[`${key}.inicio`]) blame(`${key}.fin`, endProblem(from, to, place));
    if (problems[`${key}.inicio`] || problems[`${key}.fin`] || from === null || to === null) continue;
    spans.push({ key, tipoId, inicio: from, fin: to });
    reached = to;
  }
  return { instants, problems, spans };
}

export const isFine = ({ problems }: Checked): boolean => Object.keys(problems).length === 0;
