import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords of the cluster's superuser and of our two roles. */
export type ClusterPasswords = { superuser: string; owner: string; app: string };

const fileOf = (dataDir: string): string => join(dataDir, 'database-passwords.json');

/** The passwords of an existing cluster, or undefined. */
export const findPasswords = (dataDir: string): ClusterPasswords | undefined =>
  existsSync(fileOf(dataDir)) ? (JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as ClusterPasswords) : undefined;

/** Finds the passwords or makes them. The file is written whole or not at all, and only its owner can read it. */
export const findOrCreatePasswords = (dataDir: string): ClusterPasswords => {
  const found = findPasswords(dataDir);
  if (found) return found;
  const random = (): string => randomBytes(24).toString('hex');
  const passwords = { superuser: random(), owner: random(), app: random() };
  const temporary = `${fileOf(dataDir)}.new`;
  const file = openSync(temporary, 'w', 0o600);
  writeSync(file, JSON.stringify(passwords));
  fsyncSync(file);
  closeSync(file);
  renameSync(temporary, fileOf(dataDir));
  return passwords;
};
