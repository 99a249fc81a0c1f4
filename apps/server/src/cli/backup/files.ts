import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { FileDamaged, FileMissing, type FileStore } from '../../platform/files/store.ts';
import { Refusal } from './refusal.ts';

/** A stored file, with the size that the database says it has. */
export type StoredFile = { key: string; bytes: number };
/** `isPlain`: it is from before files were encrypted. */
export type FoundFile = StoredFile & { isPlain: boolean };

// A database from before has no such column.
const IS_PLAIN = `not coalesce((to_jsonb(f) ->> 'cifrado')::boolean, false) as "isPlain"`;
// The small picture of a file lies beside it.
const FILES = `
  select clave as key, bytes::float8 as bytes, ${IS_PLAIN} from instancia.ficheros f where entidad_id = $1 and estado in ('temporal', 'guardado')
  union all
  select clave || '.vista', vista_bytes::float8, ${IS_PLAIN} from instancia.ficheros f
  where entidad_id = $1 and estado in ('temporal', 'guardado') and vista_bytes is not null order by 1`;

/** The files of all companies. The database shows those of one at a time. */
export const findFiles = async (client: pg.Client, companies: readonly number[]): Promise<FoundFile[]> => {
  const there = await client.query<{ there: boolean }>(`select to_regclass('instancia.ficheros') is not null as there`);
  if (!there.rows[0]?.there) return [];
  const found: FoundFile[] = [];
  for (const company of companies) {
    await client.query(`select set_config('jornada.entidad', $1, true)`, [String(company)]);
    found.push(...(await client.query<FoundFile>(FILES, [company])).rows);
  }
  return found;
};

/** Bytes in a line; a multiple of three, so that lines of base64 can be joined. */
const LINE = 57_000;

/**
 * The bytes of a file as lines of base64. They are put together at `path` first: what is not what was stored is noticed at its end only.
 * 'missing': it is gone, because somebody has deleted it since.
 */
export const readLines = async (
  store: FileStore,
  { key }: StoredFile,
  path: string,
): Promise<AsyncIterable<string> | 'missing' | 'damaged'> => {
  try {
    await pipeline(await store.read(key), createWriteStream(path, { mode: 0o600 }));
    return linesOf(createReadStream(path));
  } catch (error) {
    if (error instanceof FileMissing) return 'missing';
    if (error instanceof FileDamaged) return 'damaged';
    throw error;
  }
};

async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of stream) {
    rest = Buffer.concat([rest, piece]);
    const whole = rest.length - (rest.length % LINE);
    for (let at = 0; at < whole; at += LINE) yield `${rest.subarray(at, at + LINE).toString('base64')}\n`;
    rest = rest.subarray(whole);
  }
  if (rest.length > 0) yield `${rest.toString('base64')}\n`;
}

/** The bytes of whole lines of base64. */
async function* bytesOf(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const text of lines)
    for (const line of text.toString('latin1').split('\n')) if (line !== '') yield Buffer.from(line, 'base64');
}

/** Puts a file of a back-up into the store, in the place of one with the same key. */
export const storeFile = async (
  { store, folder }: { store: FileStore; folder: string },
  { key }: StoredFile,
  lines: AsyncIterable<Buffer>,
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `restore-${key.replaceAll('/', '-')}`);
  try {
    await pipeline(bytesOf(lines), createWriteStream(path, { mode: 0o600 }));
    await store.put(key, path);
  } finally {
    await rm(path, { force: true });
  }
};

/** @throws Refusal if a file of the back-up has not the size that its line says. */
export const checkFile = async ({ key, bytes }: StoredFile, lines: AsyncIterable<Buffer>): Promise<void> => {
  let read = 0;
  for await (const piece of bytesOf(lines)) read += piece.length;
  if (read !== bytes) throw new Refusal(`The file ${key} in the back-up is not complete.`);
};
