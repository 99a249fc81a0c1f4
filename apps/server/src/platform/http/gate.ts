import { Unavailable } from './unavailable.ts';

export type Gate = {
  /** Lets work in where there is a place. @throws Unavailable, full at once or late after the deadline; whatever the work throws. */
  pass<T>(work: () => Promise<T>): Promise<T>;
  readonly inProgress: number;
};

/**
 * So many calls may be in progress at once and no more: whoever comes then is told at once, while those inside are served.
 * What has no answer within `deadlineMs` is told so, too; its place is free when it has really ended.
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
