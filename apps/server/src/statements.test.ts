import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { namedStatements, statement } from './platform/database/pool.ts';
import { loadStatements } from './testing/statements/statement-types.ts';

const HERE = import.meta.dirname;
/** The product's source files. */
const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map((path) => ({ path, source: readFileSync(join(HERE, path), 'utf8') }))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/**
 * Who composes statements while the server runs, so that nobody knows their rows before. Their own tests run on every PostgreSQL
 * (`tools/lib/any-postgres.mjs`).
 */
const COMPOSED: Record<string, string> = {
  'cli/rebuild.ts': 'a command: it runs as soon as it is imported',
  'cli/seed/repo.ts': '`analyze` cannot be prepared',
  'modules/misdatos/repo.ts': 'any table of the own data',
  'platform/database/page.ts': 'counts what Kysely has built',
  'platform/database/sql.ts': 'what Kysely has built, and knows the row of',
  'platform/jobs.ts': "pg-boss's own statements",
  'shared/catalogue/writes.ts': 'the columns of any catalogue',
};

/** So many parameters can be told apart by their places. */
const MOST_BY_NUMBER = 8;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  await loadStatements();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('this PostgreSQL understands every prepared statement of the server, in the migrated schema', async () => {
  const texts = new Set(namedStatements().map((one) => one.statement.text));
  const refused: string[] = [];
  for (const [at, text] of [...texts].entries())
    await client.query(`prepare s${at} as ${text}`).catch((error: Error) => void refused.push(`${error.message}: ${text}`));
  expect(refused).toEqual([]);
  expect(texts.size).toBeGreaterThan(700);
});

test('every statement of the sources is among them, so each has the row that PostgreSQL says', () => {
  const known = new Set(namedStatements().map(({ name }) => name));
  const written = sources.flatMap(({ source }) => [...source.matchAll(/\bstatement\(\s*'([^']+)'/g)].map((found) => found[1] ?? ''));
  expect(written.filter((name) => !known.has(name))).toEqual([]);
});

test('a statement with many parameters takes them by their names', () => {
  const numbers = (text: string): number[] => [...text.matchAll(/\$(\d+)/g)].map((found) => Number(found[1]));
  const many = namedStatements().filter(
    ({ statement: { text, parameters } }) => !parameters && Math.max(0, ...numbers(text)) > MOST_BY_NUMBER,
  );
  expect([...new Set(many.map(({ name }) => name))]).toEqual([]);
  expect(namedStatements().filter(({ statement: { parameters = [] } }) => parameters.length > MOST_BY_NUMBER).length).toBeGreaterThan(50);
});

test('parameters have names or numbers, so that a shared piece of SQL takes no value of another one', () => {
  expect(() => statement('wiki.UNO', 'select $1::int as id, $id::int as otra')).toThrow('names or numbers, not both');
});

test('only these compose statements whose rows nothing checks, and nothing says the row where it asks', () => {
  const composing = sources.filter(({ source }) => /\bcomposed(?:<[^()]*>)?\(/.test(source) && !/export const composed\b/.test(source));
  expect(composing.map(({ path }) => path)).toEqual(Object.keys(COMPOSED));
  const casting = sources.filter(({ source }) => /\b(?:tx|db)\.query</.test(source));
  expect(casting.map(({ path }) => path)).toEqual([]);
});
