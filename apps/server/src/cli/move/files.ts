import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { FileMissing, type FileStore } from '../../platform/files/store.ts';
import { createVault } from '../../platform/vault.ts';
import { makeFileKey, openSealed } from '../backup/file-keys.ts';
import { findFiles } from '../backup/files.ts';
import type { Side } from './side.ts';

/** What has been copied, and what the source's store did not have. */
export type Copied = { done: Set<string>; missing: Set<string> };

const DIGESTS = `select clave as key, sha256 from instancia.ficheros where entidad_id = $1`;

type Stores = { from: FileStore; to: FileStore; folder: string };

async function copyFile({ from, to, folder }: Stores, key: string, digest: string | undefined): Promise<boolean> {
  const path = join(folder, `move-${key.replaceAll('/', '-')}`);
  try {
    const hash = createHash('sha256');
    const stream = await from.read(key);
    stream.on('data', (piece: Buffer) => hash.update(piece));
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    if (digest !== undefined && hash.digest('hex') !== digest) throw new Error(`the file ${key} is not what its row says`);
    await to.put(key, path);
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

type Copying = { from: Side; to: Side; client: pg.Client; company: number; copied: Copied };

/** The key of a company with files, made if it has none yet: what is encrypted for the target takes it. */
export async function ensureFileKey({ from, client, company }: Pick<Copying, 'from' | 'client' | 'company'>): Promise<void> {
  if ((await findFiles(client, [company])).length === 0) return;
  await makeFileKey(client, createVault(from.secrets), company);
}

/**
 * In a transaction of the source. Copies the files of the company that are not there yet, and removes those that have been deleted since.
 */
export async function copyFiles(options: Copying): Promise<void> {
  const { from, to, client, company, copied } = options;
  await mkdir(to.folder, { recursive: true, mode: 0o700 });
  await client.query(`select set_config('jornada.entidad', $1, true)`, [String(company)]);
  const files = await findFiles(client, [company]);
  const plain = new Set(files.filter(({ isPlain }) => isPlain).map(({ key }) => key));
  // The key of the company is the source's, sealed by a key that the target knows too, and arrives with its rows.
  const keys = { client, vault: createVault(from.secrets), companies: [company], plain };
  const stores = { from: await openSealed(from.store, keys), to: await openSealed(to.store, keys), folder: to.folder };
  const { rows } = await client.query<{ key: string; sha256: string }>(DIGESTS, [company]);
  const digests = new Map(rows.map(({ key, sha256 }) => [key, sha256]));
  for (const { key } of files) {
    if (copied.done.has(key)) continue;
    ((await copyFile(stores, key, digests.get(key))) ? copied.done : copied.missing).add(key);
  }
  const kept = new Set(files.map(({ key }) => key));
  for (const key of copied.done) {
    if (kept.has(key)) continue;
    await to.store.remove(key);
    copied.done.delete(key);
  }
}
