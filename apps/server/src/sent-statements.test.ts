import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@jornada/testkit/database/index.ts';

// Statements that are composed at run time are in no file as they are sent. The tests of the server note what they send
// (`testing/note-statements.ts`), and here another PostgreSQL is asked whether it understands all of it.

/** The folder with the notes of a run of these tests: `npm test -- --all` makes it. */
const FOLDER = process.env['STATEMENTS'];
/** What a few tests compose for tables that they make themselves. */
const isUnknownHere = ({ code, message }: { code?: string; message: string }): boolean =>
  (code === '42P01' && /"(?:central|instancia|public|trial)\./.test(message)) || (code === '3F000' && message.includes('"trial"'));

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

function readSent(folder: string): Set<string> {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  return new Set(lines.map((line) => JSON.parse(line) as string));
}

test.skipIf(FOLDER === undefined)('this PostgreSQL understands every statement that the tests of the server have sent', async () => {
  // Others, such as `truncate`, cannot be prepared; only tests compose them.
  const sent = [...readSent(FOLDER ?? '')].filter((text) => /^\s*(?:select|insert|update|delete|with|merge)\b/i.test(text));
  const refused: string[] = [];
  // A second try begins anew.
  await client.query('deallocate all');
  for (const [at, text] of sent.entries()) {
    await client.query(`prepare s${at} as ${text}`).catch((error: Error) => {
      if (!isUnknownHere(error)) refused.push(`${error.message}: ${text}`);
    });
  }
  expect(refused).toEqual([]);
  expect(sent.length).toBeGreaterThan(0);
});
