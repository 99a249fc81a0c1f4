import { monotonicMs } from '@jornada/server/platform/clock.ts';
import autocannon from 'autocannon';
import { percentile } from '../report/stats.ts';

export type Request = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Requests a second, milliseconds. */
export type Measured = { rate: number; p50: number; p99: number; answers: number };

export type Load = { done: Promise<Measured>; stop(): void };

/** The longest time for one answer, in seconds. After that the measurement ends. */
const TIMEOUT = 20;

/**
 * Sends each connection its own list, one request after the other, all connections at once. All lists have the same length. The
 * time is from the first request to the last answer. `mayBeStopped`: `stop` ends it early. @throws Error if an answer is not 2xx
 * or does not come, because then nothing was measured.
 */
export function startLoad({ origin, lists }: { origin: string; lists: Request[][] }): Load {
  const [first] = lists;
  if (!first || lists.some(({ length }) => length !== first.length)) throw new Error('every connection takes as many requests');
  const waits: number[] = [];
  let startedAt = 0;
  let endedAt = 0;
  const waiting = lists.values();
  const instance = autocannon({
    url: origin,
    connections: lists.length,
    amount: lists.length * first.length,
    timeout: TIMEOUT,
    sampleInt: 50,
    setupClient: (client) => client.setRequests(waiting.next().value ?? first),
  });
  instance.on('start', () => (startedAt = monotonicMs()));
  instance.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
    waits.push(milliseconds);
    endedAt = monotonicMs();
  });
  const done = (async (): Promise<Measured> => {
    const { errors, non2xx, statusCodeStats } = await instance;
    if (errors > 0 || non2xx > 0) throw new Error(`${errors} failed, ${non2xx} refused: ${JSON.stringify(statusCodeStats)}`);
    const rate = waits.length / ((endedAt - startedAt) / 1000);
    return { rate, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), answers: waits.length };
  })();
  return { done, stop: () => instance.stop() };
}

export const runLoad = (options: { origin: string; lists: Request[][] }): Promise<Measured> => startLoad(options).done;

/** Distributes items evenly to the connections; the rest is left out. */
export function deal<T>(items: readonly T[], connections: number): T[][] {
  const each = Math.floor(items.length / connections);
  return Array.from({ length: connections }, (_, index) => items.slice(index * each, (index + 1) * each));
}
