import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Pixels of four bytes each. */
export type Pixels = { width: number; height: number; data: Uint8Array };
/** What the worker is given, and what it answers. */
export type HeicTask = { path: string; mostPixels: number };
export type HeicAnswer = Pixels | { problem: 'pixels' | 'damaged' };

export class TooManyPixels extends Error {}

/** Decoding a photo of a phone takes a second or two. */
const MOST_MS = 20_000;
const MEMORY_MB = 256;

/**
 * Decodes a HEIC in a thread of its own: it takes long, and its memory goes with the thread. @throws TooManyPixels, or Error for
 * what cannot be decoded in time.
 */
export function decodeHeic(path: string, mostPixels: number): Promise<Pixels> {
  const task: HeicTask = { path, mostPixels };
  const worker = new Worker(join(import.meta.dirname, 'heic-worker.ts'), {
    workerData: task,
    // The library writes what it does not like there.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const result = Promise.withResolvers<Pixels>();
  const timer = setTimeout(() => result.reject(new Error('decoding takes too long')), MOST_MS);
  worker.once('message', (answer: HeicAnswer) => {
    if (!('problem' in answer)) result.resolve(answer);
    else result.reject(answer.problem === 'pixels' ? new TooManyPixels() : new Error('not to be decoded'));
  });
  worker.once('error', result.reject);
  worker.once('exit', () => result.reject(new Error('the decoder ended')));
  return result.promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
