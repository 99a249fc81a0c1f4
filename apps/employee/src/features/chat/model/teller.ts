/** After a sentence so long nothing is said: a screen reader is not talked over, however much is written. */
const REST_MS = 6000;

type Options<T> = {
  /** Says what has come since it last spoke, all of it in one sentence. */
  say: (news: readonly T[]) => void;
  /** Calls back after so many milliseconds. @returns how to stop that. */
  later: (ms: number, work: () => void) => () => void;
};

/** Says news at once, and then rests: what comes meanwhile is said together afterwards. */
export function createTeller<T>({ say, later }: Options<T>) {
  let waiting: T[] = [];
  let stopResting: (() => void) | null = null;
  const look = (): void => {
    if (stopResting || waiting.length === 0) return;
    const news = waiting;
    waiting = [];
    stopResting = later(REST_MS, () => {
      stopResting = null;
      look();
    });
    say(news);
  };
  return {
    tell(...news: readonly T[]): void {
      waiting.push(...news);
      look();
    },
    stop(): void {
      waiting = [];
      stopResting?.();
      stopResting = null;
    },
  };
}
