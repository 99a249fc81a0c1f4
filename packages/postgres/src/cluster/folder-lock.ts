import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ClusterError } from './cluster-error.ts';

const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process, so that two servers never manage one cluster. Node has no file lock of its own.
 * SQLite's lock is held by the operating system, so it ends with the process in every case. @returns a function that releases the
 * folder. @throws ClusterError if another process has it.
 */
export const lockFolder = (dataDir: string): (() => void) => {
  const path = join(dataDir, 'server.lock');
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new ClusterError(
      `Another server is already running on the data folder ${dataDir}: stop it first, or set JORNADA_DATA to another folder.`,
      { cause: error },
    );
  }
  return () => lock.close();
};
