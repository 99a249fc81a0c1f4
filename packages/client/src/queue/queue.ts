import { ApiError } from '../api-error.ts';
import { withLock, type Locks } from '../lock.ts';
import { pauseBefore } from '../retry-after.ts';
import { newUuid } from '../uuid.ts';
import type { ClockBody, PlacedWaiting, QueueStore } from './waiting.ts';

const LOCK = 'jornada.cola';
/** Pauses between tries without an answer, in seconds. The last one repeats. */
const PAUSES = [2, 5, 15, 30, 60] as const;
/** Answers that say "not now", not "no". */
const NOT_NOW = new Set([0, 401, 408, 425, 429]);

export type QueueOptions<Body = ClockBody> = {
  store: QueueStore<Body>;
  /** Only one tab sends under this name; that of the clock actions, if left out. */
  lock?: string;
  /** The owner whose actions may be sent now; null: nobody's. */
  owner(): string | null;
  /** Sends one action under its key. @throws ApiError */
  send(body: Body, key: string): Promise<unknown>;
  locks?: Locks;
  /** Tells the other tabs that something was kept, sent or taken back, so that they read the store again. */
  tellOthers?(): void;
  /** Reads the day again. Until then the list still shows what another tab has sent. Never rejects. */
  refreshDay?(): Promise<void>;
  /** Calls `work` once after so many seconds. Returns a function that cancels it. */
  later(seconds: number, work: () => void): () => void;
  /** Returns a number between 0 and 1. It spreads the tries of devices that lost their server at the same moment. */
  random?: () => number;
};

export type Queue<Body = ClockBody> = {
  /**
   * The actions of the person who is signed in, in the order in which they were made. An action that another tab has sent stays
   * in the list until the new day is loaded. The array is the same object until something changes.
   */
  get(): readonly PlacedWaiting<Body>[];
  subscribe(listener: () => void): () => void;
  /**
   * Keeps an action. `sentAs` is the key under which it was sent already, because the server may have it. When this resolves, the
   * action is on the device. @throws Error if the device cannot keep it, or if nobody is signed in.
   */
  add(action: { body: Body; made: string; sentAs?: string | undefined }): Promise<string>;
  /**
   * Whether an action of this person waits, in any tab, one that is being sent included: a new action has to wait behind it. If
   * the device cannot be read, this tab's own knowledge counts.
   */
  hasWaiting(): Promise<boolean>;
  /** Sends the waiting actions in order, and also those added meanwhile. Several calls at once are one. */
  flush(): Promise<void>;
  /** Sends after a pause, because a call has just failed. If `error` is an answer with `Retry-After`, not before that time. */
  tryLater(error: unknown): void;
  /**
   * Takes back an action that never left the device, or removes a refused one. False: the server has it or may have it, also
   * because it is being sent at this moment, so it can only be undone there.
   */
  withdraw(key: string): Promise<boolean>;
  /** Reads the store again: another tab may have written, another person may have signed in. */
  refresh(): Promise<void>;
};

/**
 * Others wrote to the same record at the same moment, several times. Nothing was written, and nothing is wrong with the action.
 */
const CONFLICT = 'registros.conflicto';

/** The one answer of something before our server that stays the same however often one asks: it lets nothing so large through. */
const TOO_LARGE = 413;

/** Our server says no. Somebody's log-in page, or a proxy, says nothing of the action. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (!error.isForeign || error.status === TOO_LARGE) &&
  !NOT_NOW.has(error.status) &&
  error.status < 500 &&
  error.code !== CONFLICT;

/**
 * No answer of our server came, or it was in trouble. An answer that is given before any work is done means that nothing was written.
 */
const mayHaveArrived = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.isNetwork || error.isForeign || error.status >= 500;

/**
 * The actions that wait for a connection: those of the clock, or of another kind in a queue of their own. Each one is sent under its own key until an answer comes, so it is written
 * exactly once. They are sent in order, one at a time across tabs, and only as the person who made them.
 */
export function createQueue<Body = ClockBody>(options: QueueOptions<Body>): Queue<Body> {
  const { store, owner, send, locks, lock = LOCK, tellOthers, refreshDay, later, random = Math.random } = options;
  const listeners = new Set<() => void>();
  let own: readonly PlacedWaiting<Body>[] = [];
  let shown = own;
  /** Actions that another tab has settled, and that the loaded day does not show yet. */
  let leaving: readonly PlacedWaiting<Body>[] = [];
  /** Places of the actions that this tab has settled: it already has their day. */
  const settledHere = new Set<number>();
  let running: Promise<void> | null = null;
  /** A flush was asked for after the store was last read. */
  let isWanted = false;
  let tries = 0;
  let giveUpWaiting: (() => void) | null = null;

  async function refresh(): Promise<void> {
    const kept = await store.all();
    const who = owner();
    const isKept = ({ place }: PlacedWaiting<Body>): boolean => kept.some((action) => action.place === place);
    const gone = own.filter((action) => action.owner === who && !isKept(action) && !settledHere.has(action.place));
    own = kept.filter((action) => action.owner === who);
    if (refreshDay && gone.length > 0) {
      leaving = [...leaving, ...gone];
      void refreshDay().then(() => {
        leaving = leaving.filter((action) => !gone.includes(action));
        show();
      });
    }
    show();
  }

  function show(): void {
    const who = owner();
    shown = [...leaving.filter((action) => action.owner === who), ...own];
    for (const listener of listeners) listener();
  }

  async function remove(place: number): Promise<void> {
    settledHere.add(place);
    await store.remove(place);
  }

  async function changed(): Promise<void> {
    tellOthers?.();
    await refresh();
  }

  const next = (): PlacedWaiting<Body> | undefined => own.find((action) => action.refusal === null && action.owner === owner());

  /**
   * Sends one action. Returns null when it is settled. Otherwise returns why it has to wait: no answer, or an answer that means
   * "not now".
   */
  async function deliver(action: PlacedWaiting<Body>): Promise<{ notNow: unknown } | null> {
    // Written before it leaves: from now on nobody can take it back here, in no tab, and not after a crash either.
    if (!(await store.replace({ ...action, mayHaveArrived: true }))) return null;
    try {
      await send(action.body, action.key);
      await remove(action.place);
    } catch (error) {
      if (!isRefusal(error)) {
        // The server has done nothing with it, so it can be taken back as before.
        if (!mayHaveArrived(error)) await store.replace(action);
        return { notNow: error };
      }
      await store.replace({ ...action, refusal: { code: error.code, message: error.message } });
    }
    return null;
  }

  /** The store is read again after each action: others may have been added, or another person may have signed in. */
  async function sendAll(): Promise<void> {
    isWanted = false;
    await refresh();
    for (let action = next(); action; action = next()) {
      const obstacle = await deliver(action);
      await changed();
      if (obstacle) {
        isWanted = false;
        return waitAndTry(obstacle.notNow);
      }
      tries = 0;
    }
  }

  function waitAndTry(error: unknown): void {
    const usual = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 60;
    const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) / 1000 : 0;
    tries += 1;
    giveUpWaiting?.();
    giveUpWaiting = later(pauseBefore(Math.max(usual, asked) * 1000, random()) / 1000, () => void flush());
  }

  function flush(): Promise<void> {
    giveUpWaiting?.();
    giveUpWaiting = null;
    isWanted = true;
    running ??= run().finally(() => (running = null));
    return running;
  }

  async function run(): Promise<void> {
    // Read before taking the lock: another tab may hold it for minutes with a request that hangs, and the waiting actions must be
    // shown anyway.
    await refresh();
    await withLock(locks, lock, sendAll);
    // Also sends an action that was added while the last one was being answered.
    if (isWanted) await run();
  }

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async add({ body, made, sentAs }) {
      const who = owner();
      if (who === null) throw new Error('nobody is signed in whose action this could be');
      const key = sentAs ?? newUuid();
      await store.add({ key, owner: who, body, made, mayHaveArrived: sentAs !== undefined, refusal: null });
      await changed();
      return key;
    },
    async hasWaiting() {
      await refresh().catch(() => undefined);
      return next() !== undefined;
    },
    flush,
    tryLater: waitAndTry,
    // Without the lock: one tab may hold it for minutes with a request that hangs. The store decides who was first.
    async withdraw(key) {
      const action = (await store.all()).find((one) => one.key === key);
      const isHere = action !== undefined && (await store.take(action.place));
      if (isHere) settledHere.add(action.place);
      await changed();
      return isHere;
    },
    refresh,
  };
}
