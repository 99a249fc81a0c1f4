import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCluster, findRunningCluster } from '@jornada/postgres';
import { readSettings } from '../platform/settings.ts';
import { Refusal } from './backup/refusal.ts';

export const ROOT = join(import.meta.dirname, '../../../..');

/**
 * Runs `work` with the owner's address of the database in the settings. Starts the embedded PostgreSQL if it is not running. With
 * `isAlone`, no server may be running on it. `env`: the settings of another instance.
 */
export const withOwner = async <T>(
  options: { isAlone: boolean; mayCreate: boolean; env?: NodeJS.ProcessEnv },
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> => {
  const { database, dataDir } = readSettings(options.env ?? process.env, ROOT);
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
