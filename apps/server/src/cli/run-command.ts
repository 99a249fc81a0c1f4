import pg from 'pg';
import { ClusterError } from '@jornada/postgres';
import { SettingsError } from '../platform/settings.ts';
import { Refusal } from './backup/refusal.ts';

const isSentence = (error: unknown): boolean => error instanceof Refusal || error instanceof SettingsError || error instanceof ClusterError;

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (isSentence(error)) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' || code === 'ENOSPC') return `The file cannot be used: ${error.message}.`;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return error.message;
  if (error instanceof pg.DatabaseError || code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database refuses: ${error.message || code}.`;
  return error.stack ?? error.message;
};

/** Runs a command of the terminal. An error prints one sentence and gives exit code 1. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
};

/** `, 2 files`; nothing for none. Small pictures count as files. */
export const countFiles = (count: number): string =>
  count === 0 ? '' : `, ${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`;

/** `1 row`, `2 rows`, with the digits in groups of three. */
export const countRows = (rows: Record<string, number>): string => {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total.toLocaleString('en')} ${total === 1 ? 'row' : 'rows'} of ${Object.keys(rows).length} tables`;
};
