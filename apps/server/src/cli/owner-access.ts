import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCluster, findRunningCluster } from '@jornada/postgres';
import { readSettings } from '../platform/settings.ts';
import { Refusal } from './backup/refusal.ts';

export const ROOT = join(import.meta.dirname, '../../../..');

/**
 * Does `work` with the owner's address of the database that the settings name. The embedded PostgreSQL is started for it
 * unless it runs; `isAlone` demands that no server runs on it.
 */
export const withOwner = async <T>(
  options: { isAlone: boolean; mayCreate: boolean },
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> => {
  const { database, dataDir } = readSettings(process.env, ROOT);
  if (database) return work(database.ownerUrl);
  const running = options.isAlone ? undefined : await findRunningCluster(dataDir);
  if (running) return work(running.ownerUrl);
  if (!options.mayCreate && !existsSync(join(dataDir, 'postgres'))) throw new Refusal(`There is no database in ${dataDir} yet.`);
  const cluster = await ensureCluster({ dataDir, log: { info: console.log } });
  try {
    return await work(cluster.ownerUrl);
  } finally {
    await cluster.stop();
  }
};
