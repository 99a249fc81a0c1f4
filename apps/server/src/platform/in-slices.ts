import { setImmediate } from 'node:timers/promises';

/** So long one slice may take before the server does something else. */
const SLICE_MS = 25;

/** Does something for each of many, one after the other, and lets the server do something else now and then: long work would keep everybody waiting. */
export async function inSlices<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  let begun = performance.now();
  for (const one of all) {
    if (performance.now() - begun > SLICE_MS) {
      await setImmediate();
      begun = performance.now();
    }
    done.push(work(one));
  }
  return done;
}
