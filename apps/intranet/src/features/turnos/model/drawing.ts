import type { CeldaDelPlanVista, CeldaEscritaVista, CeldaParaEscribir } from '@jornada/contract/turnos/calls.ts';
import { createHistory } from './history.ts';
import { drawnOn, isSameStroke, type Drawn, type Stroke } from './stroke.ts';

/** As many cells are sent at once. */
const AT_ONCE = 1000;

/** What could not be written: why, and what somebody wanted to draw. */
export type Failure = { fallo: NonNullable<CeldaEscritaVista['fallo']>; stroke: Stroke };
/** By person, then by day. A person's own map changes only if something of theirs does. */
export type ByPerson<T> = ReadonlyMap<number, ReadonlyMap<string, T>>;

export type DrawingState = {
  /** What is drawn and not answered yet. */
  strokes: ByPerson<Stroke>;
  failures: ByPerson<Failure>;
  canUndo: boolean;
  canRedo: boolean;
  /** Why the last sending failed. What was drawn waits until it is sent again. */
  error: unknown;
};

type Options = {
  /** A day as the server gave it last; undefined if it does not show any more. */
  find: (personaId: number, fecha: string) => CeldaDelPlanVista | undefined;
  /** @throws ApiError */
  send: (celdas: CeldaParaEscribir[]) => Promise<readonly CeldaEscritaVista[]>;
  toCell: (change: Drawn, cell: CeldaDelPlanVista) => CeldaParaEscribir | null;
};

const idOf = (personaId: number, fecha: string): string => `${personaId} ${fecha}`;

function withOne<T>(map: ByPerson<T>, personaId: number, fecha: string, value: T | undefined): ByPerson<T> {
  const own = new Map(map.get(personaId));
  if (value === undefined) own.delete(fecha);
  else own.set(fecha, value);
  const all = new Map(map);
  if (own.size === 0) all.delete(personaId);
  else all.set(personaId, own);
  return all;
}

const flat = (map: ByPerson<Stroke>): Drawn[] =>
  [...map].flatMap(([personaId, days]) => [...days].map(([fecha, stroke]) => ({ personaId, fecha, stroke })));

/**
 * Draws cells: each shows at once and is sent in order, one sending after the other, upon the version that the planner saw. What another
 * planner has drawn since is not overwritten; it is told as a failure, with what was wanted. Undoing follows the same rule.
 */
export function createDrawing({ find, send, toCell }: Options) {
  let waiting: ByPerson<Stroke> = new Map();
  let underWay: ByPerson<Stroke> = new Map();
  let failures: ByPerson<Failure> = new Map();
  let error: unknown = null;
  let isSending = false;
  /** The version of each cell that was drawn here, as it was answered. */
  const mine = new Map<string, number | null>();
  const history = createHistory();
  let state: DrawingState = { strokes: new Map(), failures, canUndo: false, canRedo: false, error: null };
  const listeners = new Set<() => void>();

  const strokeNow = (personaId: number, fecha: string): Stroke | undefined =>
    waiting.get(personaId)?.get(fecha) ?? underWay.get(personaId)?.get(fecha);

  function tell(): void {
    let strokes = underWay;
    for (const { personaId, fecha, stroke } of flat(waiting)) strokes = withOne(strokes, personaId, fecha, stroke);
    state = { strokes, failures, error, canUndo: history.canUndo(), canRedo: history.canRedo() };
    for (const listener of listeners) listener();
  }

  function answered(items: readonly CeldaEscritaVista[], sent: readonly Drawn[]): void {
    for (const { personaId, fallo, dia } of items) {
      const wanted = sent.find((one) => one.personaId === personaId && one.fecha === dia.fecha)?.stroke;
      failures = withOne(failures, personaId, dia.fecha, fallo && wanted ? { fallo, stroke: wanted } : undefined);
      if (fallo === null) mine.set(idOf(personaId, dia.fecha), dia.borrador?.version ?? null);
    }
    for (const { personaId, fecha } of sent) underWay = withOne(underWay, personaId, fecha, undefined);
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (waiting.size > 0) {
        const sent: Drawn[] = [];
        const celdas: CeldaParaEscribir[] = [];
        for (const change of flat(waiting)) {
          if (sent.length >= AT_ONCE) break;
          const cell = find(change.personaId, change.fecha);
          const written = cell && toCell(change, cell);
          waiting = withOne(waiting, change.personaId, change.fecha, undefined);
          if (!written) continue;
          underWay = withOne(underWay, change.personaId, change.fecha, change.stroke);
          sent.push(change);
          celdas.push(written);
        }
        if (celdas.length === 0) break;
        // One sending follows the other: the next one needs the versions that this one brings.
        answered(await send(celdas), sent);
        error = null;
        tell();
      }
    } catch (problem) {
      error = problem;
      // What was drawn meanwhile counts more than what could not be sent.
      for (const { personaId, fecha, stroke } of flat(underWay))
        if (!waiting.get(personaId)?.has(fecha)) waiting = withOne(waiting, personaId, fecha, stroke);
      underWay = new Map();
    } finally {
      isSending = false;
      tell();
    }
  }

  /** Draws, and gives back what was there before. */
  function put(changes: readonly Drawn[]): Drawn[] {
    const before: Drawn[] = [];
    for (const { personaId, fecha, stroke } of changes) {
      const cell = find(personaId, fecha);
      if (!cell || cell.obstaculo !== null) continue;
      const now = strokeNow(personaId, fecha) ?? drawnOn(cell);
      if (isSameStroke(now, stroke)) continue;
      before.push({ personaId, fecha, stroke: now });
      waiting = withOne(waiting, personaId, fecha, stroke);
      failures = withOne(failures, personaId, fecha, undefined);
    }
    return before;
  }

  /** Whether what stands there is still what was drawn here. */
  function isMine({ personaId, fecha }: Drawn): boolean {
    if (strokeNow(personaId, fecha)) return true;
    const cell = find(personaId, fecha);
    return cell !== undefined && mine.get(idOf(personaId, fecha)) === (cell.borrador?.version ?? null);
  }

  function step(changes: readonly Drawn[]): { back: Drawn[]; skipped: number } {
    const own = changes.filter(isMine);
    return { back: put(own), skipped: changes.length - own.length };
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: (): DrawingState => state,
    /** Draws some days as one action. @returns how many were drawn; the others cannot change, or are like that already. */
    draw(changes: readonly Drawn[]): number {
      const before = put(changes);
      if (before.length > 0) history.add(before);
      tell();
      void flush();
      return before.length;
    },
    /** Takes the last action back. @returns how many of its days somebody else has drawn since, and stay; null: there was nothing. */
    undo(): number | null {
      return apply(history.undo((changes) => step(changes)));
    },
    redo(): number | null {
      return apply(history.redo((changes) => step(changes)));
    },
    /** Sends again what could not be sent. */
    retry(): void {
      error = null;
      tell();
      void flush();
    },
    /** What could not be drawn is not wanted any more. */
    forget(personaId: number, fecha: string): void {
      failures = withOne(failures, personaId, fecha, undefined);
      tell();
    },
  };

  function apply(skipped: number | null): number | null {
    tell();
    void flush();
    return skipped;
  }
}

export type Drawing = ReturnType<typeof createDrawing>;
