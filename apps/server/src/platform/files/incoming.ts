import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';

/** Files that arrive and are worked on, before they are stored or refused. */
export type IncomingFiles = {
  /** A path for a new file. The name holds the time, so that what a crash leaves behind can be told from what arrives now. */
  newPath(): Promise<string>;
  /** Does nothing if it is gone. */
  remove(path: string): Promise<void>;
  /** Deletes what has been there since before this moment. */
  sweep(before: Temporal.Instant): Promise<void>;
};

export function createIncoming({ folder, clock }: { folder: string; clock: Clock }): IncomingFiles {
  return {
    async newPath() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return join(folder, `${clock.now().epochMilliseconds}-${randomUUID()}`);
    },
    remove: (path) => rm(path, { force: true }),
    async sweep(before) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const [, since] = /^(\d{1,15})-/.exec(name) ?? [];
        if (since !== undefined && Number(since) < before.epochMilliseconds) await rm(join(folder, name), { force: true });
      }
    },
  };
}
