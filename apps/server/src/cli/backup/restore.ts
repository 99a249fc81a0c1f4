import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findAllMigrations, migrate } from '../../platform/database/migrate.ts';
import { JOBS_SCHEMA } from '../../platform/jobs/schema.ts';
import { storeFile } from './files.ts';
import type { FileStore } from '../../platform/files/store.ts';
import type { Vault } from '../../platform/vault.ts';
import { openSealed, retireLostKeys } from './file-keys.ts';
import type { End, Header } from './format.ts';
import { readBackup } from './reader.ts';
import { Refusal } from './refusal.ts';
import { findAppliedMigrations, findTables, SCHEMAS, type AppliedMigration, type BackupTable } from './schema.ts';
import { verifyBackup } from './verify.ts';

/**
 * `checked`: the result of `checkBackup` for the file. `desk`: where files are kept, what opens their keys, and where one is put together first; without it
 * those of the back-up are left out.
 */
export type RestoreOptions = { ownerUrl: string; path: string; replace: boolean; checked?: CheckedBackup; desk?: Desk };
type Desk = { store: FileStore; vault: Vault; folder: string };
type CheckedBackup = Awaited<ReturnType<typeof verifyBackup>> & { statements: string[] };

/** The statements that made the back-up's schema, in order. @throws Refusal if this version does not have them. */
const findStatements = async (migrations: AppliedMigration[]): Promise<string[]> => {
  const known = await findAllMigrations();
  return migrations.map(({ nombre, huella }) => {
    const text = known.find(({ name }) => name === nombre)?.text;
    if (text === undefined || createHash('sha256').update(text).digest('hex') !== huella) {
      throw new Refusal(`The back-up was made by another version of the product: this one has no migration ${nombre} of the same content.`);
    }
    return text;
  });
};

/** Checks the whole file, before a database is needed. @throws Refusal if it is damaged or of another version. */
export const checkBackup = async (path: string): Promise<CheckedBackup> => {
  const found = await verifyBackup(path);
  return { ...found, statements: await findStatements(found.header.migrations) };
};

const isUsed = async (client: pg.Client): Promise<boolean> => {
  // Row-level security hides the rows of the other tables here. Those rows refer to rows of these tables, so these are enough.
  const open = (await findTables(client)).filter(({ isPerCompany }) => !isPerCompany);
  for (const { name } of open) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) return true;
  }
  return false;
};

const assertNobodyConnected = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(`select from pg_stat_activity where datname = current_database() and usename = 'jornada_app'`);
  if (rowCount) throw new Refusal('A server is using this database: stop it first.');
};

/**
 * Makes the empty schema of the time of the back-up. The job queue is deleted too, because its jobs are about the replaced data;
 * `migrate` makes it again.
 */
const rebuildSchema = async (client: pg.Client, header: Header, statements: string[]): Promise<void> => {
  for (const schema of [...SCHEMAS, JOBS_SCHEMA]) await client.query(`drop schema if exists ${schema} cascade`);
  await client.query('delete from public.migraciones');
  for (const statement of statements) await client.query(statement);
  for (const { nombre, huella } of header.migrations)
    await client.query('insert into public.migraciones (nombre, huella) values ($1, $2)', [nombre, huella]);
};

/** Rows are stored unchanged: triggers are off, and so is row-level security, which COPY does not support. */
const openTables = async (client: pg.Client, tables: BackupTable[]): Promise<void> => {
  await client.query(
    tables
      .map(({ name, isPerCompany }) => `alter table ${name} disable trigger user${isPerCompany ? ', no force row level security' : ''};`)
      .join(''),
  );
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
};
const closeTables = async (client: pg.Client, tables: BackupTable[]): Promise<void> => {
  await client.query(
    tables
      .map(({ name, isPerCompany }) => `alter table ${name} enable trigger user${isPerCompany ? ', force row level security' : ''};`)
      .join(''),
  );
};

/** Files are encrypted as they arrive. Without the secrets of the time of the back-up companies get new keys. */
async function openStore(client: pg.Client, { store, vault }: Desk): Promise<{ opened: FileStore; newKeys: number }> {
  const { rows } = await client.query<{ entidad_id: number }>('select entidad_id from central.entidades order by 1');
  const companies = rows.map(({ entidad_id }) => entidad_id);
  const newKeys = await retireLostKeys(client, vault, companies);
  return { opened: await openSealed(store, { client, vault, companies, plain: new Set() }), newKeys };
}

/** What was loaded. `newKeys`: companies whose files have other keys than before, because the secrets are others. */
type Loaded = { files: number; newKeys: number };

/** Loads the rows, and stores the files. */
const load = async (client: pg.Client, { path, desk }: Pick<RestoreOptions, 'path' | 'desk'>, end: End['end']): Promise<Loaded> => {
  let files = 0;
  let sealed: ReturnType<typeof openStore> | undefined;
  await readBackup(path, {
    onTable: async ({ table, columns }, rows) => {
      const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
      await pipeline(rows, copy);
      if (copy.rowCount !== end.rows[table]) throw new Error(`${table} took ${copy.rowCount} of ${end.rows[table]} rows`);
    },
    onFile: async (file, lines) => {
      if (!desk) return void (await Array.fromAsync(lines, () => null));
      // All rows are there before the first file: the keys of companies as well.
      sealed ??= openStore(client, desk);
      await storeFile({ store: (await sealed).opened, folder: desk.folder }, file, lines);
      files += 1;
    },
  });
  for (const [sequence, last] of Object.entries(end.sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [sequence, last]);
  return { files, newKeys: (await sealed)?.newKeys ?? 0 };
};

/**
 * Restores a back-up completely or not at all, and then migrates the database to this version. Files are
 * stored before the database is there: one that no row names does no harm. @returns the back-up's header and what was restored. @throws Refusal if the file is damaged or of another version, if the database is in use (unless
 * `replace`), or if somebody is connected.
 */
export const restoreBackup = async ({
  ownerUrl,
  path,
  replace,
  checked,
  desk,
}: RestoreOptions): Promise<{ header: Header; rows: Record<string, number> } & Loaded> => {
  const { header, end, statements } = checked ?? (await checkBackup(path));
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'jornada-restore' });
  await client.connect();
  let loaded: Loaded = { files: 0, newKeys: 0 };
  try {
    await assertNobodyConnected(client);
    if ((await findAppliedMigrations(client)).length === 0) await migrate({ ownerUrl });
    if (!replace && (await isUsed(client)))
      throw new Refusal('The database is not empty: give --replace to put the back-up in the place of everything in it.');
    await client.query('begin');
    await client.query(
      `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres'; set local lock_timeout = '10s'`,
    );
    await rebuildSchema(client, header, statements);
    const tables = await findTables(client);
    await openTables(client, tables);
    // Two tables may refer to each other, so references are checked at the end.
    await client.query('set constraints all deferred');
    loaded = await load(client, { path, ...(desk ? { desk } : {}) }, end);
    await client.query('set constraints all immediate');
    await closeTables(client, tables);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // Without a commit, the end of the session undoes everything.
    await client.end();
  }
  await migrate({ ownerUrl });
  return { header, rows: end.rows, ...loaded };
};
