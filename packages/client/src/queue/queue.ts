import { ApiError } from '../api-error.ts';
import { withLock, type Locks } from '../lock.ts';
import { pauseBefore } from '../retry-after.ts';
import { newUuid } from '../uuid.ts';
import type { ClockBody, PlacedWaiting, QueueStore } from './waiting.ts';

const LOCK = 'jornada.cola';
/** Pauses between tries that got no answer, in seconds; the last one goes on. */
const PAUSES = [2, 5, 15, 30, 60] as const;
/** Answers that say "not now", not "no". */
const NOT_NOW = new Set([0, 401, 408, 425, 429]);

export type QueueOptions = {
  store: QueueStore;
  /** Whose actions may be sent now; null: nobody's. */
  owner(): string | null;
  /** Sends one action under its key. @throws ApiError */
  send(body: ClockBody, key: string): Promise<unknown>;
  locks?: Locks;
  /** Tells the other tabs that something was kept, sent or taken back: they read the store again. */
  tellOthers?(): void;
  /** Brings the day anew: what another tab has sent is shown here until then. Never rejects. */
  bringDay?(): Promise<void>;
  /** Calls back once after so many seconds; returns the way to give that up. */
  later(seconds: number, work: () => void): () => void;
  /** Between 0 and 1: spreads the tries of devices that lost their server at the same moment. */
  random?: () => number;
};

export type Queue = {
  /**
   * The actions of whoever is signed in, in the order in which they were made, with those that another tab has settled until the day
   * that knows of them is here; the same array until something changes.
   */
  get(): readonly PlacedWaiting[];
  subscribe(listener: () => void): () => void;
  /**
   * Keeps an action, under the key it was sent with where it was: then the server may have it. It is on the device when
   * this resolves. @throws Error where the device refuses to keep it, or nobody is signed in.
   */
  add(action: { body: ClockBody; made: string; sentAs?: string | undefined }): Promise<string>;
  /**
   * Whether something of this person waits, also what another tab keeps and is sending at this moment: whatever comes now has to
   * wait behind it. Where the device does not let it be read, as far as this tab knows.
   */
  hasWaiting(): Promise<boolean>;
  /** Sends what waits, in order, and what is added meanwhile. Several calls at once are one. */
  flush(): Promise<void>;
  /** Sends it after a pause, and not before the server said where `error` is its answer: something was just sent away. */
  tryLater(error: unknown): void;
  /**
   * Takes an action back that never left the device, or puts a refused one away. False: it is with the server, or may be;
   * there it can be undone.
   */
  withdraw(key: string): Promise<boolean>;
  /** Reads the store again: another tab may have written, another person may have signed in. */
  refresh(): Promise<void>;
};

/** Others wrote to the same record at the same moment, again and again: it was not written, and nothing speaks against it. */
const CONFLICT = 'registros.conflicto';

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !NOT_NOW.has(error.status) && error.status < 500 && error.code !== CONFLICT;

/** No answer, or that of a server in trouble. What is answered before anything is done was not written. */
const mayHaveArrived = (error: unknown): boolean => !(error instanceof ApiError) || error.isNetwork || error.status >= 500;

/**
 * The clock actions that wait for a connection. Each is sent under its own key until an answer comes, so that it is
 * written exactly once; in order, one at a time across tabs; and only as the person who made it.
 */
export function createQueue({ store, owner, send, locks, tellOthers, bringDay, later, random = Math.random }: QueueOptions): Queue {
  const listeners = new Set<() => void>();
  let own: readonly PlacedWaiting[] = [];
  let shown = own;
  /** Gone by another tab's doing, and not in the day that is here yet. */
  let leaving: readonly PlacedWaiting[] = [];
  /** Places of those that went by this tab's doing: it has their day. */
  const settledHere = new Set<number>();
  let running: Promise<void> | null = null;
  /** Asked for since what waits was last looked at. */
  let isWanted = false;
  let tries = 0;
  let giveUpWaiting: (() => void) | null = null;

  async function refresh(): Promise<void> {
    const kept = await store.all();
    const who = owner();
    const isKept = ({ place }: PlacedWaiting): boolean => kept.some((action) => action.place === place);
    const gone = own.filter((action) => action.owner === who && !isKept(action) && !settledHere.has(action.place));
    own = kept.filter((action) => action.owner === who);
    if (bringDay && gone.length > 0) {
      leaving = [...leaving, ...gone];
      void bringDay().then(() => {
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

  const next = (): PlacedWaiting | undefined => own.find((action) => action.refusal === null && action.owner === owner());

  /** Sends one action. Answers what stood in the way, where it was no answer or "not now"; null when it is settled. */
  async function deliver(action: PlacedWaiting): Promise<{ notNow: unknown } | null> {
    try {
      await send(action.body, action.key);
      await remove(action.place);
    } catch (error) {
      if (!isRefusal(error)) {
        if (mayHaveArrived(error)) await store.replace({ ...action, mayHaveArrived: true });
        return { notNow: error };
      }
      await store.replace({ ...action, refusal: { code: error.code, message: error.message } });
    }
    return null;
  }

  /** The next one is looked for after each: others may have come, and somebody else may have signed in. */
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
    // Before the lock: a tab in which a request hangs may hold it for minutes, and what waits is shown all the same.
    await refresh();
    await withLock(locks, LOCK, sendAll);
    // What was added as the last one was answered is not left behind.
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
    // Under the lock: what is on its way is either gone afterwards, or still here.
    withdraw: (key) =>
      withLock(locks, LOCK, async () => {
        const action = (await store.all()).find((one) => one.key === key);
        const isHere = action !== undefined && (action.refusal !== null || !action.mayHaveArrived);
        if (isHere) await remove(action.place);
        await changed();
        return isHere;
      }),
    refresh,
  };
}
