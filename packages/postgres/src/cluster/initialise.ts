import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { majorOf, type Binaries } from './binaries.ts';
import { ClusterError } from './cluster-error.ts';
import { runProgram, type SystemAccount } from './run-program.ts';

export const SUPERUSER = 'postgres';

/**
 * Makes the cluster in `folder` with initdb if it is missing. It is built in another folder and then moved, so that a kill leaves
 * nothing half made. @throws ClusterError if initdb fails, or if the existing cluster belongs to another major version.
 */
export const createClusterOnce = async (options: {
  folder: string;
  binaries: Binaries;
  account: SystemAccount | undefined;
  password: string;
  isDurable: boolean;
}): Promise<void> => {
  const { folder, binaries, account, password, isDurable } = options;
  if (existsSync(folder)) return assertSameMajor(folder, binaries);

  const nest = `${folder}.new`;
  rmSync(nest, { recursive: true, force: true });
  mkdirSync(nest, { mode: 0o700 });
  const passwordFile = join(nest, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [nest, passwordFile]) chownSync(path, account.uid, account.gid);

  const made = join(nest, 'data');
  const flags = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
  const { code, output } = await runProgram(join(binaries.bin, 'initdb'), ['-D', made, ...flags, ...(isDurable ? [] : ['--no-sync'])], {
    account,
  });
  if (code !== 0) throw new ClusterError(`PostgreSQL's data cannot be made in ${folder}: ${output.split('\n').at(-1)}`);
  renameSync(made, folder);
  rmSync(nest, { recursive: true, force: true });
};

const assertSameMajor = (folder: string, binaries: Binaries): void => {
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major === majorOf(binaries.version)) return;
  throw new ClusterError(
    `The data in ${folder} were written by PostgreSQL ${major}, and this version of the product runs PostgreSQL ${majorOf(binaries.version)}: ` +
      'make a back-up with the version that wrote them, and restore it into a new data folder.',
  );
};
