import { Worker } from 'node:worker_threads';
import { LIMITS } from './limits.ts';
import type { DecodingAnswer, DecodingTask, ChildAnswer } from './task.ts';

// The process in which files are decoded, one after the other. The work is done in a thread, so that this one can end it at any moment: a
// decoder never looks whether anybody still waits for it.
const WATCH_MS = 50;
const MIB = 1024 * 1024;
const die = (): void => void process.kill(process.pid, 'SIGKILL');

// The server has ended, or no longer waits.
process.on('disconnect', die);

const atFirst = process.memoryUsage.rss();
const grown = (): number => (process.memoryUsage.rss() - atFirst) / MIB;

/** What a decoder has taken it does not always give back: the next file would not have as much as this one. */
function tell(answer: DecodingAnswer): void {
  const { user, system } = process.cpuUsage();
  const isWorn = grown() > LIMITS.memoryMiB / 4 || (user + system) / 1e6 > LIMITS.processorSeconds / 3;
  process.send?.({ answer, isWorn } satisfies ChildAnswer);
}
// Where the system knows no limit for a process's memory, this is the only one.
setInterval(() => {
  if (grown() > LIMITS.memoryMiB) die();
}, WATCH_MS);

const thread = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: LIMITS.memoryMiB / 2 } });
thread.on('message', tell);
thread.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
  die();
});
process.on('message', (task: DecodingTask) => thread.postMessage(task));
