// The jobs of a server in a process of their own, on the database and the files of a test, so that it can really be killed. It says `here` and
// stands still in the transaction in which it is to die.
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { buildApp } from '../app.ts';
import type { Novedad } from '../platform/bus.ts';
import { createDatabase, type Database } from '../platform/database/database.ts';
import { createPool, namedStatements } from '../platform/database/pool.ts';
import { createEvents } from '../platform/events.ts';
import { createDiskStore } from '../platform/files/disk.ts';
import { createIncoming } from '../platform/files/incoming.ts';
import { createJobs } from '../platform/jobs.ts';
import { PLAIN_INSTALLATION } from './plain-installation.ts';

/** What its parent says. `statement` and `time`: where it dies, before that statement is sent for the so many-th time. */
export type JobsOrder = {
  appUrl: string;
  folder: string;
  now: string;
  secrets: Record<'signing' | 'data', { kid: string; key: string }[]>;
  statement: string;
  time: number;
};

const { appUrl, folder, now, secrets, statement, time } = JSON.parse(process.env['JOBS_ORDER'] ?? '') as JobsOrder;
const keysOf = (kind: 'signing' | 'data') => secrets[kind].map(({ kid, key }) => ({ kid, key: Buffer.from(key, 'base64url') }));
const clock = { now: () => Temporal.Instant.from(now) };
const ground = createDatabase(createPool({ url: appUrl, onError: () => undefined }));
let sent = 0;
const db: Database = {
  ...ground,
  tenant: (entidadId, work) =>
    ground.tenant(entidadId, (tx) =>
      work({
        ...tx,
        query: async (asked, values) => {
          const isIt = namedStatements().some((one) => one.name === statement && one.statement.name === asked.name);
          if (isIt) sent += 1;
          if (isIt && sent === time) {
            process.stdout.write('here\n');
            // Longer than any test waits for it to be killed.
            await new Promise<never>(() => setInterval(() => undefined, 1000));
          }
          return tx.query(asked, values);
        },
      }),
    ),
};
const jobs = createJobs({ url: appUrl, onError: (error) => void process.stdout.write(`${error.message}\n`) });
await buildApp({
  ...PLAIN_INSTALLATION,
  db,
  directUrl: appUrl,
  jobs,
  clock,
  metrics: new Registry(),
  events: createEvents<Novedad>({ db, url: appUrl, onError: () => undefined }),
  files: {
    store: createDiskStore(join(folder, 'files')),
    incoming: createIncoming({ folder: join(folder, 'incoming'), clock }),
    maxBytes: 10 * 1024 * 1024,
    companyBytes: 1024 ** 3,
  },
  secrets: { signing: keysOf('signing'), data: keysOf('data') },
  checkOutput: true,
});
await jobs.runDue();
process.stdout.write('done\n');
process.exit(0);
