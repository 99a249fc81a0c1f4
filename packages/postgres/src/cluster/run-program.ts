import { execFile } from 'node:child_process';
import { ClusterError } from './cluster-error.ts';

/** The operating system's user that PostgreSQL runs as; undefined means the user who started us. */
export type SystemAccount = { name: string; uid: number; gid: number };

export type ProgramResult = { code: number; output: string };

/** The caller's PGPORT, PGDATA and so on must not affect our own cluster, and messages must be in English. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_') && name !== 'LANG');
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
};

/**
 * Runs a program to its end as `account`. Returns its exit code and its joined output. @throws ClusterError if it cannot be
 * started at all, EACCES and ENOENT included.
 */
export const runProgram = (file: string, args: string[], options: { account?: SystemAccount | undefined } = {}): Promise<ProgramResult> =>
  new Promise((resolve, reject) => {
    const { account } = options;
    const identity = account ? { uid: account.uid, gid: account.gid } : {};
    // The data folder is given by path. Every user may enter `/`, so it is the working directory.
    execFile(file, args, { ...identity, cwd: '/', env: cleanEnvironment() }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      if (!error) return resolve({ code: 0, output });
      if (typeof error.code === 'number') return resolve({ code: error.code, output });
      reject(new ClusterError(`The program ${file} cannot be started: ${error.message}.`, { cause: error }));
    });
  });
