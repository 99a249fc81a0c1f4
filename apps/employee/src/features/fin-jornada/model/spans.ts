import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { markOf, wallHour, type TypedMark } from './marks.ts';

export type ResumenTurno = SalidaDe<typeof registros.resumenTurno>;
export type TramoDelTurno = ResumenTurno['tramos'][number];
type Turno = NonNullable<NonNullable<ResumenTurno['previsto']>['turno']>;

/** A time with two typed hours: a pause, or a presence (`tipoId` null). The key identifies it on the screen. */
export type Span = { key: string; tipoId: number | null; inicio: TypedMark; fin: TypedMark };

export type Interval = { inicio: string; fin: string };

const isSame = (a: string, b: string): boolean => Temporal.Instant.compare(a, b) === 0;

/** The recorded times that have ended. */
export const ended = (tramos: readonly TramoDelTurno[]): (TramoDelTurno & { fin: string })[] =>
  tramos.flatMap((tramo) => (tramo.fin === null ? [] : [{ ...tramo, fin: tramo.fin }]));

/** Joins times that touch. */
function joined(intervals: readonly Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const { inicio, fin } of intervals) {
    const last = all.at(-1);
    if (last && isSame(last.fin, inicio)) last.fin = fin;
    else all.push({ inicio, fin });
  }
  return all;
}

/** The recorded presences: work, and the pauses that count as work. */
export function presencesOf(tramos: readonly TramoDelTurno[]): Interval[] {
  return joined(ended(tramos).filter(({ clase, pagado }) => clase === 'trabajo' || pagado));
}

/** The planned presences: the shift without unpaid pauses that have a fixed hour. */
export function plannedPresences({ inicio, fin, flexible, pausas }: Turno): Interval[] {
  if (flexible) return [];
  const fixed = pausas
    .flatMap((pausa) => (pausa.inicio === null || pausa.pagada ? [] : [{ inicio: pausa.inicio, minutos: pausa.minutos }]))
    .toSorted((a, b) => Temporal.Instant.compare(a.inicio, b.inicio));
  const ends = fixed.map((pausa) => Temporal.Instant.from(pausa.inicio).add({ minutes: pausa.minutos }).toString());
  return [inicio, ...ends].map((from, index) => ({ inicio: from, fin: fixed[index]?.inicio ?? fin }));
}

/**
 * The pauses of a day. A gap between two presences becomes an unpaid pause of the first such type, because own times have one
 * start and one end.
 */
export function pausesOf(tramos: readonly TramoDelTurno[], pauseTypes: readonly TipoRegistroVista[], zona: string): Span[] {
  const unpaid = pauseTypes.find(({ pagado }) => !pagado) ?? pauseTypes[0];
  const known = new Set(pauseTypes.map(({ id }) => id));
  const lived = ended(tramos);
  return lived.flatMap(({ clase, tipoId, inicio, fin }, index): Span[] => {
    const next = lived[index + 1];
    const own = clase === 'pausa' ? [spanOf(`p${index}`, { inicio, fin }, known.has(tipoId) ? tipoId : (unpaid?.id ?? null), zona)] : [];
    const isGap = next !== undefined && !isSame(fin, next.inicio);
    return isGap ? [...own, spanOf(`h${index}`, { inicio: fin, fin: next.inicio }, unpaid?.id ?? null, zona)] : own;
  });
}

export function spanOf(key: string, { inicio, fin }: Interval, tipoId: number | null, zona: string): Span {
  return { key, tipoId, inicio: markOf(inicio, zona), fin: markOf(fin, zona) };
}

/** A new key that is not in use. */
export function newKey(spans: readonly Span[]): string {
  const highest = Math.max(0, ...spans.map(({ key }) => Number(/^n(\d+)$/.exec(key)?.[1] ?? 0)));
  return `n${highest + 1}`;
}

/** The planned hours of a fixed shift, in the form of typed ones. */
export function plannedMarks({ inicio, fin }: Interval, zona: string): { inicio: TypedMark; fin: TypedMark } {
  return { inicio: { hora: wallHour(inicio, zona), antes: inicio }, fin: { hora: wallHour(fin, zona), antes: fin } };
}

/** The planned pauses that have an hour, of the types that people can choose. */
export function plannedPauses({ pausas }: Pick<Turno, 'pausas'>, pauseTypes: readonly TipoRegistroVista[], zona: string): Span[] {
  return pausas.flatMap((pausa, index) => {
    const type = pauseTypes.find(({ subtipo }) => subtipo === pausa.subtipo);
    if (pausa.inicio === null || !type) return [];
    const fin = Temporal.Instant.from(pausa.inicio).add({ minutes: pausa.minutos }).toString();
    return [spanOf(`t${index}`, { inicio: pausa.inicio, fin }, type.id, zona)];
  });
}
