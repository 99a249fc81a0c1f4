import { parentPort } from 'node:worker_threads';
import { makeBadge, makeFile, makeSquares } from './make.ts';
import { Refused, type DecodingAnswer, type DecodingTask } from './task.ts';

// Does the tasks of its process, see child.ts.
async function work(task: DecodingTask): Promise<DecodingAnswer> {
  try {
    if (task.kind === 'file') return { made: await makeFile(task) };
    return { made: await (task.kind === 'squares' ? makeSquares(task) : makeBadge(task)) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

parentPort?.on('message', (task: DecodingTask) => void work(task).then((answer) => parentPort?.postMessage(answer)));
