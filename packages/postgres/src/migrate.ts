import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Any number, but the same in every node: only one node migrates at a time. */
export const MIGRATION_LOCK = 20_261_120;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export type Migration = {
  ownerUrl: string;
  folder: string;
  /** Updates the tables of a library that has its own version. */
  beside?: (client: pg.Client) => Promise<void>;
};

/** The database does not fit this version of the product. The message is one sentence for the terminal. */
export class MigrationError extends Error {}

/** The migrations of a folder, oldest first. */
export async function findMigrations(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

/**
 * Brings the database to this version. Migrations are plain SQL and go forward only. Each file of the folder runs once, in its
 * own transaction; then `beside` runs under the same lock. @returns the names applied now. @throws MigrationError if an applied
 * file was changed, or if the database has files that this version lacks.
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
    const files = await findMigrations(folder);
    const unknown = [...applied.keys()].find((name) => !files.some((file) => file.name === name));
    if (unknown) throw new MigrationError(`The database is newer than this version: it has the migration ${unknown}.`);
    const done: string[] = [];
    for (const { name, text } of files) {
      const known = applied.get(name);
      if (known && known !== hashOf(text)) throw new MigrationError(`The migration ${name} was changed after it had been applied.`);
      if (known) continue;
      await client.query('begin');
      await client.query(text);
      await client.query('insert into public.migraciones (nombre, huella) values ($1, $2)', [name, hashOf(text)]);
      await client.query('commit');
      done.push(name);
    }
    await beside?.(client);
    return done;
  } finally {
    await client.end();
  }
}
