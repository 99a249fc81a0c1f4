import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf } from './owners.ts';
import { readSchema, type SchemaPart } from './read-schema.ts';

const FOLDER = join(import.meta.dirname, '../../../schema');
const HEADER = '-- To read, not to run: what all migrations together have made. Written by `npm run db-types`.\n';
const KINDS: SchemaPart['kind'][] = ['table', 'view', 'function'];

/** The files of `apps/server/schema` as a migrated database has them: name and text. */
export async function describeSchema(ownerUrl: string): Promise<Record<string, string>> {
  const parts = await readSchema(ownerUrl);
  const owners = [...new Set(parts.map(({ name }) => ownerOf(name)))].toSorted();
  const textOf = (owner: string): string =>
    KINDS.flatMap((kind) => parts.filter((part) => part.kind === kind && ownerOf(part.name) === owner).map(({ text }) => text)).join(
      '\n\n',
    );
  return Object.fromEntries(owners.map((owner) => [`${owner}.sql`, `${HEADER}\n${textOf(owner)}\n`]));
}

/** The files as they are. */
export const readSchemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .toSorted()
      .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
  );

export async function writeSchemaFiles(ownerUrl: string): Promise<void> {
  // It throws for a table that belongs to nobody yet: then what stands there stays.
  const files = await describeSchema(ownerUrl);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
}
