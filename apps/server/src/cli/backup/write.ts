import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rm, unlink } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../../platform/files/store.ts';
import type { Vault } from '../../platform/vault.ts';
import { assertOpens, openSealed } from './file-keys.ts';
import { findFiles, readLines } from './files.ts';
import { ROWS_END, type End, type FileStart, type Header, type TableStart } from './format.ts';
import { Refusal } from './refusal.ts';
import { findAppliedMigrations, findSequences, findTables, type BackupTable } from './schema.ts';

export type BackupOptions = {
  ownerUrl: string;
  /** The file to make; it must not exist. */
  path: string;
  /** ISO 8601. */
  made: string;
  /** The product's version. */
  product: string;
  /** Where files are kept, and what opens their keys, if they belong into the back-up. */
  files?: { store: FileStore; vault: Vault };
};

/** What a back-up holds. `missing`: files that the store did not have. `damaged`: what it has under these keys is not what was stored. */
export type BackupCounts = { rows: Record<string, number>; files: number; missing: number; damaged: string[] };

const asLine = (part: Header | TableStart | FileStart | End): string => `${JSON.stringify(part)}\n`;

/** The statements that read a whole table: one, or one for each company if the table has row-level security. */
const copiesOf = (table: BackupTable, companies: number[]): { company: number | undefined; sql: string }[] => {
  const order = table.key.length > 0 ? ` order by ${table.key.join(', ')}` : '';
  const select = (where: string): string => `copy (select ${table.columns.join(', ')} from ${table.name}${where}${order}) to stdout`;
  if (!table.isPerCompany) return [{ company: undefined, sql: select('') }];
  return companies.map((company) => ({ company, sql: select(` where entidad_id = ${company}`) }));
};

/** Where one file after the other is put together. */
const spoolOf = ({ path }: Pick<BackupOptions, 'path'>): string => `${path}.file`;

/** The back-up's text, uncompressed, piece by piece. Fills `counts` meanwhile, and ends the transaction. */
async function* writeParts(client: pg.Client, options: BackupOptions, counts: BackupCounts): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (part: Buffer | string): Buffer => {
    hash.update(part);
    return Buffer.from(part);
  };
  const migrations = await findAppliedMigrations(client);
  if (migrations.length === 0) throw new Refusal('There is nothing to back up: this database was never used.');
  const version = options.files ? 2 : 1;
  yield hashed(asLine({ format: 'jornada-backup', version, made: options.made, product: options.product, migrations }));

  const { rows } = await client.query<{ entidad_id: number }>('select entidad_id from central.entidades order by 1');
  const companies = rows.map(({ entidad_id }) => entidad_id);
  for (const table of await findTables(client)) {
    yield hashed(asLine({ table: table.name, columns: table.columns }));
    counts.rows[table.name] = 0;
    for (const { company, sql } of copiesOf(table, companies)) {
      await client.query(`select set_config('jornada.entidad', $1, true)`, [String(company ?? '')]);
      const copy = client.query(copyTo(sql));
      for await (const chunk of copy) yield hashed(chunk as Buffer);
      counts.rows[table.name] = (counts.rows[table.name] ?? 0) + copy.rowCount;
    }
    yield hashed(ROWS_END);
  }
  const sequences = await findSequences(client);
  const files = options.files ? await findFiles(client, companies) : [];
  const plain = new Set(files.filter(({ isPlain }) => isPlain).map(({ key }) => key));
  const { store, vault } = options.files ?? {};
  if (vault) await assertOpens(client, vault, companies);
  const opened = store && vault && (await openSealed(store, { client, vault, companies, plain }));
  // The database need not remember its state for as long as it takes to read the files.
  await client.query('commit');
  for (const file of files) {
    const lines = opened ? await readLines(opened, file, spoolOf(options)) : 'missing';
    if (lines === 'missing') counts.missing += 1;
    if (lines === 'damaged') counts.damaged.push(file.key);
    if (typeof lines === 'string') continue;
    yield hashed(asLine({ file: file.key, bytes: file.bytes }));
    for await (const line of lines) yield hashed(line);
    yield hashed(ROWS_END);
    counts.files += 1;
  }
  yield Buffer.from(asLine({ end: { rows: counts.rows, sequences, sha256: hash.digest('hex') } }));
}

const moveIntoPlace = async (from: string, to: string): Promise<void> => {
  const file = await open(from);
  await file.sync();
  await file.close();
  // Not rename, which would replace a file made by somebody else meanwhile.
  await link(from, to);
  await unlink(from);
};

/**
 * Writes the whole database to one file, in its state at one moment, while servers may run. Only the owner can read the file, and
 * it appears when it is complete. Files are read after that moment: one that was deleted meanwhile is not in it. @throws Refusal if the file exists or there is nothing to
 * back up.
 */
export const writeBackup = async (options: BackupOptions): Promise<BackupCounts> => {
  if (existsSync(options.path)) throw new Refusal(`The file ${options.path} exists already: name another one with --out.`);
  const client = new pg.Client({ connectionString: options.ownerUrl, application_name: 'jornada-backup' });
  await client.connect();
  const partial = `${options.path}.part`;
  const counts: BackupCounts = { rows: {}, files: 0, missing: 0, damaged: [] };
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1`,
    );
    const file = createWriteStream(partial, { mode: 0o600 });
    await pipeline(writeParts(client, options, counts), createZstdCompress(), file);
    await moveIntoPlace(partial, options.path);
    return counts;
  } catch (error) {
    await unlink(partial).catch(() => {});
    throw error;
  } finally {
    await rm(spoolOf(options), { force: true });
    await client.end();
  }
};
