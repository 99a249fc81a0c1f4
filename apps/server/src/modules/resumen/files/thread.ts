import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Encargo } from './index.ts';

/** The file being written; the next one waits for it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a file in a separate thread: the layout of a year takes most of a second of computing, and nobody could clock in
 * meanwhile. One at a time, so that exports do not take the processor from people who clock. @throws the reason of `gone`, as
 * soon as it is aborted.
 */
export function writeInThread(encargo: Encargo, gone: AbortSignal): Promise<Buffer> {
  const written = last.then(
    () => run(encargo, gone),
    () => run(encargo, gone),
  );
  last = written;
  return written;
}

/** @throws what the thread threw. */
async function run(encargo: Encargo, gone: AbortSignal): Promise<Buffer> {
  gone.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: encargo, execArgv: [] });
  try {
    const [bytes] = (await once(worker, 'message', { signal: gone })) as [Uint8Array];
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    // Nobody waits any more; this throws the reason.
    gone.throwIfAborted();
    throw error;
  } finally {
    await worker.terminate();
  }
}
