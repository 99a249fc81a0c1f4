import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';

/** How many times as long as it has worked work rests that nobody waits for. */
const TIMES = 3;

/**
 * Rests after a part of some work that nobody waits for, so that whoever waits for an answer goes first: the busier the machine, the longer.
 * `began`: when the part did (`monotonicMs`). `signal`: ends the rest.
 */
export async function restSince(began: number, { signal, times = TIMES }: { signal: AbortSignal; times?: number }): Promise<void> {
  await delay(times * (monotonicMs() - began), undefined, { signal, ref: false }).catch(() => undefined);
}
