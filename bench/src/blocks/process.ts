import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
import { startServerProcess } from '@jornada/server/testing/server-process.ts';
import type { Figure } from '../report/figure.ts';
import { spreadOf, type Measurements } from '../report/stats.ts';
import { memoryOf } from '../world/processor.ts';
import { startProduct } from '../world/product.ts';
import type { World } from '../world/world.ts';
import { times, type Block, type Effort } from './block.ts';
import { CLOCK_IN, HOME, measureOurs } from './sides.ts';

const EVERY_MS = 50;

/** The most memory of a process while `work` was done, in MiB. */
async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}

async function startTimes(passes: number, start: () => Promise<{ stop(): Promise<void> }>): Promise<Measurements> {
  const milliseconds = await times(passes, async () => {
    const from = monotonicMs();
    const server = await start();
    const taken = monotonicMs() - from;
    await server.stop();
    return taken;
  });
  return spreadOf(milliseconds);
}

/** In a new folder that is deleted afterwards. The first start makes the database and is not measured. */
async function embeddedStarts(passes: number): Promise<Measurements> {
  const folder = mkdtempSync(join(tmpdir(), 'jornada-bench-'));
  // Beside the folder: PostgreSQL's user cannot enter the folder itself.
  const dataDir = `${folder}-data`;
  try {
    await (await startServerProcess(dataDir, {}, { built: true })).stop();
    return await startTimes(passes, () => startServerProcess(dataDir, {}, { built: true }));
  } finally {
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  }
}

async function measure(world: World, { passes, people }: Effort): Promise<{ figures: Figure[] }> {
  const site = world.big;
  const peaks: number[] = [];
  for (const kind of [CLOCK_IN, HOME]) {
    const product = await startProduct(site);
    try {
      const load = () => measureOurs(world, site, kind, { ...product, connections: 64, people });
      peaks.push(...(await times(passes, () => peakDuring(product.pid, load))));
    } finally {
      await product.stop();
    }
  }
  const memory = spreadOf(peaks);
  const external = await startTimes(passes, () => startProduct(site));
  const embedded = await embeddedStarts(passes);
  return {
    figures: [
      {
        what: 'resident memory of the server, most under clock-ins and home at c=64',
        unit: 'MiB',
        ours: memory,
        judged: memory,
        bar: { atMost: 200 },
      },
      { what: 'start to ready, PostgreSQL runs', unit: 'ms', ours: external, judged: external, bar: { atMost: 1000 } },
      {
        what: 'start to ready, with the embedded PostgreSQL of an existing data folder',
        unit: 'ms',
        ours: embedded,
        judged: embedded,
        bar: { atMost: 1000 },
      },
    ],
  };
}

export const processBlock: Block = { name: 'process', title: 'Memory and start', measure };
