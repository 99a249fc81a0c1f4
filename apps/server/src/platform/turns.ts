/** Thrown if so many wait for their turn that another one would wait in vain. */
export class TurnsFull extends Error {}

export type Turns = {
  /**
   * Runs work when it is its turn. Work whose `gone` is aborted meanwhile is skipped. @throws TurnsFull at once if too many wait;
   * the reason of `gone`; also the errors of the work.
   */
  run<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
  /** How many are waiting. */
  readonly waiting: number;
};

/** Runs at most `atOnce` pieces of work at the same time, in the order in which they came. At most `maxWaiting` may wait. */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Turns {
  const queue: (() => void)[] = [];
  let running = 0;

  return {
    get waiting() {
      return queue.length;
    },
    async run(work, gone) {
      if (running >= atOnce) {
        if (queue.length >= maxWaiting) throw new TurnsFull('too many wait for their turn');
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        gone?.throwIfAborted();
        return await work();
      } finally {
        // The place goes to the next one in the queue, so that nobody overtakes.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
