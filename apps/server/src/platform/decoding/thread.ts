import { parentPort } from 'node:worker_threads';
import { makeBadge, makeFile, makeSquares } from './make.ts';
import { decode } from './picture.ts';
import { Refused, type DecodingAnswer, type DecodingTask, type Made } from './task.ts';

/** What reads PDFs takes a while to load, and few files are taken apart. */
async function make(task: DecodingTask): Promise<Made[DecodingTask['kind']]> {
  if (task.kind === 'file') return makeFile(task);
  if (task.kind === 'squares') return makeSquares(task);
  if (task.kind === 'badge') return makeBadge(task);
  if (task.kind === 'pages') return decode(async () => (await import('./pages.ts')).readPages(task));
  if (task.kind === 'seal') return decode(async () => (await import('./seal.ts')).makeRoom(task));
  return decode(async () => (await import('./parts.ts')).writeParts(task));
}

// Does the tasks of its process, see child.ts.
async function work(task: DecodingTask): Promise<DecodingAnswer> {
  try {
    return { made: await make(task) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

parentPort?.on('message', (task: DecodingTask) => void work(task).then((answer) => parentPort?.postMessage(answer)));
