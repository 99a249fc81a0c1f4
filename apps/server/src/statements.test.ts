import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@jornada/testkit/database/index.ts';
import type * as Pool from './platform/database/pool.ts';

/** The texts of all statements, and the source files that make them. */
const made = vi.hoisted(() => ({ texts: new Set<string>(), places: new Set<string>() }));
// The files of a worker share their modules. The mock gets modules of its own, and takes them along.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('./platform/database/pool.ts');
  vi.resetModules();
});
vi.mock('./platform/database/pool.ts', async (original) => {
  const pool = await original<typeof Pool>();
  const statement = (text: string): Pool.Statement => {
    made.texts.add(text);
    made.places.add(new Error('here').stack?.split('\n')[2]?.replace(/^.*\/src\/|\)$/g, '') ?? '');
    return pool.statement(text);
  };
  return { ...pool, statement };
});

const placesIn = (source: string): number => source.match(/(?<!function )\bstatement\(/g)?.length ?? 0;
const HERE = import.meta.dirname;
/** The product's source files that make statements, and their text. */
const writing = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map((path) => ({ path, source: readFileSync(join(HERE, path), 'utf8') }))
  .filter(({ source }) => placesIn(source) > 0)
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));
// The commands themselves run as soon as they are imported.
const isCommand = (path: string): boolean => /^cli\/[^/]+$/.test(path);
/**
 * A command, and files that make statements from the request. Their own tests run on every PostgreSQL
 * (`tools/lib/any-postgres.mjs`).
 */
const MADE_LATER = [
  'cli/rebuild.ts',
  'modules/misdatos/repo.ts',
  'platform/database/page.ts',
  'platform/database/sql.ts',
  'platform/jobs.ts',
  'shared/catalogue/writes.ts',
];

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('this PostgreSQL understands every prepared statement of the server, in the migrated schema', async () => {
  for (const { path } of writing) if (!isCommand(path)) await import(join(HERE, path));
  const unseen = writing.filter(
    ({ path, source }) => [...made.places].filter((place) => place.startsWith(`${path}:`)).length < placesIn(source),
  );
  expect(unseen.map(({ path }) => path)).toEqual(MADE_LATER);
  const refused: string[] = [];
  for (const [at, text] of [...made.texts].entries()) {
    // A statement such as `analyze` cannot be prepared, so it is executed.
    const isQuestion = /^\s*(?:select|insert|update|delete|with|merge)\b/i.test(text);
    await client
      .query(isQuestion ? `prepare s${at} as ${text}` : text)
      .catch((error: Error) => void refused.push(`${error.message}: ${text}`));
  }
  expect(refused).toEqual([]);
  expect(made.texts.size).toBeGreaterThan(200);
});
