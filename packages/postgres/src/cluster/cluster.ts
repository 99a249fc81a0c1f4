import { existsSync, realpathSync } from 'node:fs';
import { findOrCreateAccount } from './account.ts';
import { findEmbeddedBinaries } from './binaries.ts';
import { bootCluster, clusterFolder, clusterUrls, type ClusterUrls } from './boot.ts';
import { ClusterError } from './cluster-error.ts';
import { prepareDataDir } from './data-dir.ts';
import { lockFolder } from './folder-lock.ts';
import { findOrCreatePasswords, findPasswords } from './passwords.ts';
import { findPostmaster } from './postmaster-file.ts';

export type Cluster = Pick<ClusterUrls, 'ownerUrl' | 'appUrl'> & {
  /** Stops PostgreSQL gracefully and releases the data folder. May be called twice. */
  stop: () => Promise<void>;
};

type Log = { info: (message: string) => void };

/**
 * The embedded PostgreSQL of a data folder, ready for connections. The first start makes it. The data folder belongs to this
 * process until `stop` or the end of the process. With `onLost`, PostgreSQL is started again if it dies; `onLost` is called if
 * that fails. @throws ClusterError with one sentence for the terminal.
 */
export const ensureCluster = async (options: { dataDir: string; log: Log; onLost?: (error: Error) => void }): Promise<Cluster> => {
  const account = await findOrCreateAccount();
  const dataDir = await prepareDataDir(options.dataDir, account);
  const unlock = lockFolder(dataDir);
  try {
    const isNew = !existsSync(clusterFolder(dataDir));
    if (!isNew && !findPasswords(dataDir)) {
      throw new ClusterError(
        `The file database-passwords.json is missing from ${dataDir}: put it back, or restore a back-up into a new data folder.`,
      );
    }
    if (isNew) options.log.info(`making a PostgreSQL database in ${dataDir}`);
    const passwords = findOrCreatePasswords(dataDir);
    const running = await bootCluster({ dataDir, account, binaries: findEmbeddedBinaries(), passwords, isDurable: true });
    const { log, onLost } = options;
    if (onLost) running.watch({ onDied: () => log.info('PostgreSQL has ended without being asked to: it is started again'), onLost });
    let stopping: Promise<void> | undefined;
    return {
      ownerUrl: running.ownerUrl,
      appUrl: running.appUrl,
      stop: () => (stopping ??= running.stop().finally(unlock)),
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Addresses of a data folder's PostgreSQL if it is already running (a server is up); otherwise undefined. */
export const findRunningCluster = async (dataDir: string): Promise<ClusterUrls | undefined> => {
  if (!existsSync(dataDir)) return undefined;
  const passwords = findPasswords(dataDir);
  const postmaster = await findPostmaster(clusterFolder(realpathSync(dataDir)));
  return passwords && postmaster?.isReady ? clusterUrls(postmaster.port, passwords) : undefined;
};
