import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { generateTableTypes, TABLE_TYPES_FILE } from './table-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the committed types are those of the migrated schema (else: npm run db-types)', async () => {
  expect(await generateTableTypes(database.ownerUrl)).toBe(readFileSync(TABLE_TYPES_FILE, 'utf8'));
  await runSql(database.ownerUrl, 'alter table central.entidades add column drifted int');
  expect(await generateTableTypes(database.ownerUrl)).toContain('drifted: number | null;');
});
