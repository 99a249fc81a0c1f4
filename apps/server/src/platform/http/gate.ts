import type { FastifyReply } from 'fastify';
import { Unavailable } from './unavailable.ts';

/** The sender of a call, from a verified token. Calls are counted by it before anything is looked up. */
export type Caller = { tenant: number; user: number };

/** Aborted, with an `Unavailable` as its reason, when nobody waits for the answer any more. */
export type Gone = Pick<AbortController, 'signal' | 'abort'>;

/** One call in progress. */
export type Visit = { caller: Caller | null; gone: Gone };

export type Gate = {
  /**
   * Does the work if there is a free place. @throws Unavailable at once, or `late` after the deadline. Also the errors of the
   * work.
   */
  pass<T>(visit: Visit, work: () => Promise<T>): Promise<T>;
  readonly inProgress: number;
};

/**
 * Aborted if the client disconnects before it has its answer. Most calls are short and never ask: the connection is watched only
 * from the first look at `signal` on.
 */
export function disconnectOf({ raw }: { raw: FastifyReply['raw'] }): Gone {
  let watching: AbortController | null = null;
  function watch(): AbortController {
    const gone = new AbortController();
    const leave = (): void => {
      if (!raw.writableFinished) gone.abort(new Unavailable('gone'));
    };
    if (raw.closed) leave();
    else raw.once('close', leave);
    return gone;
  }
  const controller = (): AbortController => (watching ??= watch());
  return {
    get signal() {
      return controller().signal;
    },
    abort: (reason) => controller().abort(reason),
  };
}

/** The result of the work, or after `deadlineMs` the refusal `late`. Then `gone` is aborted, so that the work can stop. */
export function within<T>(deadlineMs: number, { gone }: Visit, running: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new Unavailable('late');
      reject(late);
      gone.abort(late);
    }, deadlineMs);
    const ending =
      <A>(answer: (outcome: A) => void) =>
      (outcome: A): void => {
        clearTimeout(timer);
        answer(outcome);
      };
    running.then(ending(resolve), ending(reject));
  });
}

/** How many of each key there are. */
export function createTally() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string): void => void counts.set(key, of(key) + 1),
    remove(key: string): void {
      const left = of(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}

export const userOf = ({ tenant, user }: Caller): string => `${tenant}.${user}`;

/**
 * Limits the number of calls in progress, and of one person to `share`. Calls above a limit are refused at once. A call without
 * an answer after `deadlineMs` is refused as well; its place is free only when it has really ended.
 */
export function createGate({ most, share = most, deadlineMs }: { most: number; share?: number; deadlineMs: number }): Gate {
  let inProgress = 0;
  const ofUser = createTally();
  return {
    get inProgress() {
      return inProgress;
    },
    async pass(visit, work) {
      const user = visit.caller && userOf(visit.caller);
      if (inProgress >= most) throw new Unavailable('full');
      if (user !== null && ofUser.of(user) >= share) throw new Unavailable('share');
      inProgress += 1;
      if (user !== null) ofUser.add(user);
      const running = work().finally(() => {
        inProgress -= 1;
        if (user !== null) ofUser.remove(user);
      });
      return within(deadlineMs, visit, running);
    },
  };
}
