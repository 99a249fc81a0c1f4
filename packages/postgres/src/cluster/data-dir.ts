import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { ClusterError } from './cluster-error.ts';
import { runProgram, type SystemAccount } from './run-program.ts';

/**
 * Makes the data folder if it is missing. If root makes it, PostgreSQL's user may enter it but not list it. @returns its real
 * path. @throws ClusterError if it cannot be made or written, or if `account` cannot enter it.
 */
export const prepareDataDir = async (dataDir: string, account: SystemAccount | undefined): Promise<string> => {
  const umask = process.umask(account ? 0o066 : 0o077);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ClusterError(
      `The data folder ${dataDir} cannot be written by the user ${userInfo().username}: set JORNADA_DATA to a folder that can.`,
      { cause },
    );
  } finally {
    process.umask(umask);
  }
  const real = realpathSync(dataDir);
  if (account && (await runProgram('test', ['-x', real], { account })).code !== 0) {
    throw new ClusterError(
      `Started by root, PostgreSQL runs as the user ${account.name}, who cannot enter ${real}: set JORNADA_DATA to a folder that every user may enter, such as one in /var/lib.`,
    );
  }
  return real;
};
