// The job that encrypts files and lets them follow to a new key, in a process of its own that a test can really kill. It says `here` and stands
// still at the place where it is to die; without such a place it works to its end.
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scheduleEncryption } from '../modules/ficheros/encrypt.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDiskStore } from '../platform/files/disk.ts';
import { createIncoming } from '../platform/files/incoming.ts';
import type { FileStore } from '../platform/files/store.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createVault } from '../platform/vault.ts';
import { sealStore } from '../shared/file-keys.ts';

/** What its parent says: `at` is the file of the run at which it dies, `place` where in it. */
export type EncryptingOrder = {
  appUrl: string;
  folder: string;
  now: string;
  data: { kid: string; key: string }[];
  at: number;
  place: 'copying' | 'stored' | 'nowhere';
};

const order = JSON.parse(process.env['ENCRYPTING_ORDER'] ?? '') as EncryptingOrder;
const db = createDatabase(createPool({ url: order.appUrl, max: 3, onError: () => undefined }));
const clock = { now: () => Temporal.Instant.from(order.now) };
const disk = createDiskStore(join(order.folder, 'files'));
const standStill = async (): Promise<never> => {
  process.stdout.write('here\n');
  // Longer than any test waits for it to be killed.
  return new Promise<never>(() => setInterval(() => undefined, 1000));
};

let puts = 0;
const store: FileStore = {
  ...disk,
  async put(key, path) {
    puts += 1;
    if (puts === order.at && order.place === 'copying') {
      // Half of a copy, as a process leaves it that dies in the middle of it.
      const part = join(order.folder, 'files', `${key}.part`);
      await mkdir(dirname(part), { recursive: true });
      const bytes = readFileSync(path);
      writeFileSync(part, bytes.subarray(0, bytes.length / 2));
      await standStill();
    }
    await disk.put(key, path);
    if (puts === order.at && order.place === 'stored') await standStill();
  },
};
const vault = createVault({ data: order.data.map(({ kid, key }) => ({ kid, key: Buffer.from(key, 'base64url') })) });
const incoming = createIncoming({ folder: join(order.folder, 'incoming'), clock });
const jobs: Pick<Jobs, 'schedule'> = {
  schedule: (_queue, _cron, handler) =>
    void (run = () => handler({ signal: new AbortController().signal } as Parameters<typeof handler>[0])),
};
let run: () => Promise<void> = async () => undefined;
scheduleEncryption({
  db,
  clock,
  jobs,
  vault,
  files: { store: sealStore(store, { db, clock, vault }), incoming },
  warn: (error, what) => void process.stdout.write(`${what}: ${String(error)}\n`),
});
await run();
await db.close();
process.stdout.write('done\n');
