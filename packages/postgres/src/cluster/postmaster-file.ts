import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** What PostgreSQL writes in `postmaster.pid` while it runs. */
export type Postmaster = { pid: number; port: number; isReady: boolean };

// Above every system's highest process id.
const NOBODY = 2_147_483_646;

const readLines = (path: string): string[] | undefined => {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return undefined;
  }
};

/** The command line of a running process, or undefined. Linux has /proc (a slim container has no ps); other systems use ps. */
const commandLineOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform === 'linux') return readLines(`/proc/${pid}/cmdline`)?.join('\n').replaceAll('\0', ' ');
  const { code, output } = await runProgram('ps', ['-p', String(pid), '-o', 'command=']);
  return code === 0 ? output : undefined;
};

/**
 * The PostgreSQL that runs on `folder`, or undefined. If the process id in `postmaster.pid` now belongs to another program (as
 * after the restart of a container), nothing runs.
 */
export const findPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
  const lines = readLines(join(folder, 'postmaster.pid'));
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  const command = await commandLineOf(pid);
  return command?.includes(folder) ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : undefined;
};

/**
 * Changes a left-over `postmaster.pid` so that PostgreSQL sees that its writer is gone. The file must stay: it also names the
 * shared memory, by which PostgreSQL notices children of the old server that still write.
 */
export const disownStaleFile = (folder: string): void => {
  const path = join(folder, 'postmaster.pid');
  const lines = readLines(path);
  if (lines) writeFileSync(path, [String(NOBODY), ...lines.slice(1)].join('\n'));
};

/** The first line of `postmaster.opts`: program and options of the last start. */
export const readLastOptions = (folder: string): string | undefined => readLines(join(folder, 'postmaster.opts'))?.[0];
