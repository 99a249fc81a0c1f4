import { Unavailable } from './unavailable.ts';

export type Gate = {
  /**
   * Does the work if there is a free place. @throws Unavailable: `full` at once, or `late` after the deadline. Also the errors of
   * the work.
   */
  pass<T>(work: () => Promise<T>): Promise<T>;
  readonly inProgress: number;
};

/**
 * Limits the number of calls in progress. Calls above the limit are refused at once. A call without an answer after `deadlineMs`
 * is refused as well; its place is free only when it has really ended.
 */
export function createGate({ most, deadlineMs }: { most: number; deadlineMs: number }): Gate {
  let inProgress = 0;
  return {
    get inProgress() {
      return inProgress;
    },
    async pass(work) {
      if (inProgress >= most) throw new Unavailable('full');
      inProgress += 1;
      const running = work().finally(() => (inProgress -= 1));
      const deadline = Promise.withResolvers<never>();
      const timer = setTimeout(() => deadline.reject(new Unavailable('late')), deadlineMs);
      try {
        return await Promise.race([running, deadline.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
