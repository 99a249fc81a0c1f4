import { join } from 'node:path';
import { reachableBinaries, type Binaries } from './binaries.ts';
import { ClusterError } from './cluster-error.ts';
import { createClusterOnce, SUPERUSER } from './initialise.ts';
import type { ClusterPasswords } from './passwords.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { createRolesAndDatabase, DATABASE } from './roles.ts';
import type { SystemAccount } from './run-program.ts';
import { watchPostmaster } from './watch.ts';

/** Addresses (postgresql://…) for the superuser, the owner of the schemas and the server's own role. */
export type ClusterUrls = { superuserUrl: string; ownerUrl: string; appUrl: string };

const COMMON_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // The server receives errors and logs them with the request. Statements contain people's data and must not get into this log.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};
const DURABLE_SETTINGS = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '100' };
// Nothing tidies up by itself at a moment of its own: which rows a statement reads would depend on it.
const THROWAWAY_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '200' };

/** The folder of the cluster inside a data folder. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

export const clusterUrls = (port: number, passwords: ClusterPasswords): ClusterUrls => {
  const url = (user: string, password: string, database: string): string =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  return {
    superuserUrl: url(SUPERUSER, passwords.superuser, 'postgres'),
    ownerUrl: url('jornada_owner', passwords.owner, DATABASE),
    appUrl: url('jornada_app', passwords.app, DATABASE),
  };
};

const isWrongPassword = (error: unknown): boolean => (error as { code?: string }).code === '28P01';

/**
 * Starts the cluster of a prepared data folder. Makes the cluster if it is missing, starts it or takes over a running one, and
 * makes both roles and the database. Safe to repeat after a kill at any moment. `isDurable: false` trades safety for speed
 * (tests). @throws ClusterError if that is not possible.
 */
export const bootCluster = async (options: {
  dataDir: string;
  account: SystemAccount | undefined;
  binaries: Binaries;
  passwords: ClusterPasswords;
  isDurable: boolean;
}): Promise<
  ClusterUrls & {
    /** Starts it again if it dies, until it is stopped. */
    watch: (told: { onDied: () => void; onLost: (error: Error) => void }) => void;
    stop: () => Promise<void>;
  }
> => {
  const { dataDir, account, passwords, isDurable } = options;
  const binaries = await reachableBinaries({ binaries: options.binaries, account, folder: join(dataDir, 'programs') });
  const folder = clusterFolder(dataDir);
  await createClusterOnce({ folder, binaries, account, password: passwords.superuser, isDurable });
  const settings = { ...COMMON_SETTINGS, ...(isDurable ? DURABLE_SETTINGS : THROWAWAY_SETTINGS) };
  const installation = { folder, binaries, account, settings };
  const port = await startPostmaster(installation);
  const urls = clusterUrls(port, passwords);
  try {
    await createRolesAndDatabase({ adminUrl: urls.superuserUrl, passwords });
  } catch (error) {
    await stopPostmaster(installation);
    if (!isWrongPassword(error)) throw error;
    throw new ClusterError(
      `The passwords in ${dataDir} are not those of its database: put back the file database-passwords.json that belongs to it.`,
      { cause: error },
    );
  }
  let endWatch = (): Promise<void> => Promise.resolve();
  return {
    ...urls,
    watch: (told) => void (endWatch = watchPostmaster({ installation, port, ...told })),
    stop: async () => {
      await endWatch();
      await stopPostmaster(installation);
    },
  };
};
