import { createTally, userOf, within, type Caller, type Gate, type Gone, type Visit } from './gate.ts';
import { Unavailable } from './unavailable.ts';

/** Limits for all callers together, for one company, and for one person. */
type Bounds = { all: number; tenant: number; user: number };
type Waiting = { caller: Caller; start(): void };

/** Callers without a session count as one. */
const NOBODY: Caller = { tenant: 0, user: 0 };

function createCounts() {
  const tally = createTally();
  const keysOf = (caller: Caller): [bound: keyof Bounds, key: string][] => [
    ['all', ''],
    ['tenant', String(caller.tenant)],
    ['user', userOf(caller)],
  ];
  return {
    get all() {
      return tally.of('');
    },
    isBelow: (bounds: Bounds, caller: Caller): boolean => keysOf(caller).every(([bound, key]) => tally.of(key) < bounds[bound]),
    add: (caller: Caller): void => keysOf(caller).forEach(([, key]) => tally.add(key)),
    remove: (caller: Caller): void => keysOf(caller).forEach(([, key]) => tally.remove(key)),
  };
}

/**
 * A gate for expensive calls: few run at once, and the next ones wait without holding resources. Only a limited number of one
 * person and of one company may run and wait, so that nobody blocks others. A call whose client disconnects leaves the queue.
 */
export function createQueue({ atOnce, waiting, deadlineMs }: { atOnce: Bounds; waiting: Bounds; deadlineMs: number }): Gate & {
  readonly waiting: number;
} {
  const queue: Waiting[] = [];
  const [running, queued] = [createCounts(), createCounts()];

  function startNext(): void {
    const next = queue.findIndex(({ caller }) => running.isBelow(atOnce, caller));
    if (next < 0) return;
    queue.splice(next, 1)[0]?.start();
  }

  async function waitForTurn(caller: Caller, { signal }: Gone): Promise<void> {
    if (running.isBelow(atOnce, caller)) return running.add(caller);
    if (!queued.isBelow(waiting, caller)) throw new Unavailable('queue');
    const turn = Promise.withResolvers<void>();
    const place: Waiting = {
      caller,
      start: () => {
        running.add(caller);
        turn.resolve();
      },
    };
    const leave = (): void => {
      const at = queue.indexOf(place);
      if (at < 0) return;
      queue.splice(at, 1);
      turn.reject(signal.reason);
    };
    queued.add(caller);
    queue.push(place);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await turn.promise;
    } finally {
      queued.remove(caller);
      signal.removeEventListener('abort', leave);
    }
  }

  async function run<T>(visit: Visit, work: () => Promise<T>): Promise<T> {
    const caller = visit.caller ?? NOBODY;
    visit.gone.signal.throwIfAborted();
    await waitForTurn(caller, visit.gone);
    try {
      return await work();
    } finally {
      running.remove(caller);
      startNext();
    }
  }

  return {
    get inProgress() {
      return running.all;
    },
    get waiting() {
      return queue.length;
    },
    pass: (visit, work) => within(deadlineMs, visit, run(visit, work)),
  };
}
