import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { buildApp, type AppOptions } from '@jornada/server/app.ts';
import type { Novedad } from '@jornada/server/platform/bus.ts';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { createDatabase } from '@jornada/server/platform/database/database.ts';
import { createPool } from '@jornada/server/platform/database/pool.ts';
import { createEvents } from '@jornada/server/platform/events.ts';
import { createDiskStore } from '@jornada/server/platform/files/disk.ts';
import { createIncoming } from '@jornada/server/platform/files/incoming.ts';
import type { JobContext } from '@jornada/server/platform/jobs.ts';
import { loadSecrets } from '@jornada/server/platform/secrets.ts';
import { PLAIN_INSTALLATION } from '@jornada/server/testing/plain-installation.ts';
import { clockDay, findMarks } from '../load/requests.ts';
import { deal, runLoad } from '../load/run-load.ts';
import type { Figure } from '../report/figure.ts';
import { spreadOf } from '../report/stats.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { between, processorFor } from '../world/processor.ts';
import { startProduct } from '../world/product.ts';
import type { Site, World } from '../world/world.ts';
import type { Block } from './block.ts';

const CONNECTIONS = 16;
/** How much of a company works. */
const IN = 0.8;
/** Less is noise: the kernel counts in steps of 10 ms. */
const WORTH_TELLING_MS = 50;
const MINUTES = [/^\*\/(\d+) /, /^\* /, /^\d+(,\d+)* \*/];

/** How often a time table (cron) runs within an hour of the day; those of the night: never. */
function timesAnHour(cron: string): number {
  const [each, every, some] = MINUTES.map((pattern) => pattern.exec(cron));
  if (each) return 60 / Number(each[1]);
  if (every) return 60;
  return some ? (cron.split(' ')[0] ?? '').split(',').length : 0;
}

type Scheduled = { cron: string; run(): Promise<void> };

/** What the server does by itself, in this process. */
async function openJobs({ urls, secrets }: Site): Promise<{ scheduled: Map<string, Scheduled>; close(): Promise<void> }> {
  const db = createDatabase(createPool({ url: urls.appUrl, max: 4, onError: () => undefined }));
  const folder = mkdtempSync(join(tmpdir(), 'jornada-bench-'));
  const events = createEvents<Novedad>({ db, url: urls.appUrl, onError: () => undefined });
  const scheduled = new Map<string, Scheduled>();
  const nothing = async (): Promise<void> => undefined;
  const context: JobContext = { id: '', attempt: 1, isLast: true, signal: new AbortController().signal, finish: nothing };
  const options: AppOptions = {
    ...PLAIN_INSTALLATION,
    files: {
      store: createDiskStore(join(folder, 'files')),
      incoming: createIncoming({ folder: join(folder, 'incoming'), clock: systemClock }),
      maxBytes: 10 * 1024 ** 2,
      companyBytes: 1024 ** 3,
    },
    db,
    directUrl: urls.appUrl,
    jobs: {
      work: () => undefined,
      schedule: (queue, cron, handler) => void scheduled.set(queue, { cron, run: () => handler(context) }),
      send: nothing,
      start: nothing,
      stop: nothing,
      runDue: async () => 0,
    },
    metrics: new Registry(),
    events,
    clock: systemClock,
    secrets: await loadSecrets({ given: secrets, dataDir: '' }),
    checkOutput: false,
  };
  const app = await buildApp(options);
  return {
    scheduled,
    async close() {
      await app.close();
      await events.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds of processor of each job, once. */
async function runAll(site: Site, scheduled: ReadonlyMap<string, Scheduled>): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  for (const [queue, { run }] of scheduled) {
    const before = await processorFor(process.pid, site);
    await run();
    costs.set(queue, between(before, await processorFor(process.pid, site)));
  }
  return costs;
}

/** Everybody who works makes a mark. The server that takes them is gone afterwards, and with it its own jobs. */
async function mark(site: Site, people: readonly SignedInPerson[], which: number): Promise<void> {
  const product = await startProduct(site);
  try {
    const marks = (await findMarks(site)).slice(which, which + 1);
    await runLoad({ origin: product.origin, lists: deal(people, CONNECTIONS).map((some) => clockDay(some, marks)) });
  } finally {
    await product.stop();
  }
}

async function measureSite(world: World, site: Site) {
  const people = await signPeopleIn(site, Math.floor((site.employees * IN) / CONNECTIONS) * CONNECTIONS);
  const jobs = await openJobs(site);
  try {
    await mark(site, people, 0);
    await runAll(site, jobs.scheduled);
    const idle = await runAll(site, jobs.scheduled);
    await mark(site, people, 1);
    const changed = await runAll(site, jobs.scheduled);
    return { idle, changed, crons: new Map([...jobs.scheduled].map(([queue, { cron }]) => [queue, cron])) };
  } finally {
    await jobs.close();
    await world.tidy(site);
  }
}

export const background: Block = {
  name: 'background',
  title: 'What the server does by itself while people work',
  employees: 500,
  async measure(world) {
    const small = await measureSite(world, world.small);
    const big = await measureSite(world, world.big);
    const once = (value: number) => spreadOf([value]);
    const figures = (what: string, which: 'idle' | 'changed'): Figure[] =>
      [...big[which]]
        .filter(([, cost]) => cost >= WORTH_TELLING_MS)
        .map(([queue, cost]) => ({
          what: `${queue}, ${what}`,
          unit: 'ms of processor a run',
          ours: once(cost),
          beside: once(small[which].get(queue) ?? 0),
          judged: once(cost),
          bar: null,
        }));
    const anHour = ({ idle, crons }: typeof big): number =>
      [...idle].reduce((sum, [queue, cost]) => sum + cost * timesAnHour(crons.get(queue) ?? ''), 0) / 1000;
    const hour = once(anHour(big));
    return {
      figures: [
        ...figures('nothing new', 'idle'),
        ...figures('after a mark of everybody', 'changed'),
        {
          what: 'all of it, nothing new',
          unit: 's of processor an hour',
          ours: hour,
          beside: once(anHour(small)),
          judged: hour,
          bar: { atMost: 36 },
        },
      ],
      notes: [
        `Ours: ${world.big.employees.toLocaleString('en')} people, beside it ${world.small.employees.toLocaleString('en')}; four fifths are at work. Each once, after a run that has caught up. The bar is a hundredth of one processor.`,
      ],
    };
  },
};
