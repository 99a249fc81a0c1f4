import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import heicDecode from 'heic-decode';
import type { HeicAnswer, HeicTask } from './heic.ts';

// Runs in a thread of its own, see heic.ts.
const { path, mostPixels } = workerData as HeicTask;

async function decode(): Promise<HeicAnswer> {
  const images = await heicDecode.all({ buffer: await readFile(path) });
  const [first] = images;
  if (!first) return { problem: 'damaged' };
  if (first.width * first.height > mostPixels) return { problem: 'pixels' };
  const { width, height, data } = await first.decode();
  return { width, height, data: new Uint8Array(data.buffer) };
}

parentPort?.postMessage(await decode().catch((): HeicAnswer => ({ problem: 'damaged' })));
