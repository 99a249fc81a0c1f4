import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Any number, but the same in every node: only one node migrates at a time. */
export const MIGRATION_LOCK = 20_261_120;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export type Migration = {
  ownerUrl: string;
  /** The numbered migrations. The first is the baseline; what it replaces is in the folder `before` in this one, if there is one. */
  folder: string;
  /** Updates the tables of a library that has its own version. */
  beside?: (client: pg.Client) => Promise<void>;
};
export type MigrationFile = { name: string; text: string };

/** The database does not fit this version of the product. The message is one sentence for the terminal. */
export class MigrationError extends Error {}

/** The migrations of a folder, oldest first; none if there is no such folder. */
export async function findMigrations(folder: string): Promise<MigrationFile[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

/** Those that the baseline of a folder replaces, oldest first. */
export const findReplaced = (folder: string): Promise<MigrationFile[]> => findMigrations(join(folder, 'before'));

const note = (client: pg.Client, { name, text }: MigrationFile) =>
  client.query('insert into public.migraciones (nombre, huella) values ($1, $2)', [name, hashOf(text)]);

/** Runs those files that the database has not seen, each in its own transaction. @returns their names. @throws MigrationError if one was changed since. */
async function applyMissing(client: pg.Client, files: MigrationFile[], applied: ReadonlyMap<string, string>): Promise<string[]> {
  const done: string[] = [];
  for (const file of files) {
    const known = applied.get(file.name);
    if (known && known !== hashOf(file.text)) throw new MigrationError(`The migration ${file.name} was changed after it had been applied.`);
    if (known) continue;
    await client.query('begin');
    await client.query(file.text);
    await note(client, file);
    await client.query('commit');
    done.push(file.name);
  }
  return done;
}

/** A database that has all replaced migrations is where the baseline brings a new one: from now on it is known by that one. */
async function takeBaseline(client: pg.Client, replaced: MigrationFile[], baseline: MigrationFile): Promise<void> {
  await client.query('begin');
  await client.query('delete from public.migraciones where nombre = any($1)', [replaced.map(({ name }) => name)]);
  await note(client, baseline);
  await client.query('commit');
}

/**
 * Brings the database to this version. Migrations are plain SQL and go forward only. Each file of the folder runs once, in its
 * own transaction; then `beside` runs under the same lock. A database from before the baseline runs what it lacks of the replaced ones instead.
 * @returns the names applied now. @throws MigrationError if an applied file was changed, or if the database has files that this version lacks.
 */
export async function migrate({ ownerUrl, folder, beside }: Migration): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'jornada-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists public.migraciones (nombre text primary key, huella text not null, aplicada timestamptz not null default now())',
    );
    const { rows } = await client.query<{ nombre: string; huella: string }>('select nombre, huella from public.migraciones');
    const applied = new Map(rows.map((row) => [row.nombre, row.huella]));
    const [replaced, numbered] = [await findReplaced(folder), await findMigrations(folder)];
    const unknown = [...applied.keys()].find((name) => ![...replaced, ...numbered].some((file) => file.name === name));
    if (unknown) throw new MigrationError(`The database is newer than this version: it has the migration ${unknown}.`);
    const [baseline, ...later] = numbered;
    const done: string[] = [];
    if (baseline && replaced.some(({ name }) => applied.has(name))) {
      done.push(...(await applyMissing(client, replaced, applied)));
      await takeBaseline(client, replaced, baseline);
      done.push(...(await applyMissing(client, later, applied)));
    } else done.push(...(await applyMissing(client, numbered, applied)));
    await beside?.(client);
    return done;
  } finally {
    await client.end();
  }
}
