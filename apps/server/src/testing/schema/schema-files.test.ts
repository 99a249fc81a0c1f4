import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { describeSchema, readSchemaFiles } from './schema-files.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the files of apps/server/schema show the migrated schema (else: npm run db-types)', async () => {
  expect(await describeSchema(database.ownerUrl)).toEqual(readSchemaFiles());
});

// A right, a key, a check, a policy, a trigger, a function: what the types of the tables do not say.
test.each([
  ['acceso.sql', 'alter table central.accesos add constraint drifted check (origen is not null)'],
  ['acceso.sql', 'create index drifted on central.accesos (origen)'],
  ['acceso.sql', 'create policy drifted on central.accesos for delete using (false)'],
  ['acceso.sql', 'grant update (origen) on central.accesos to jornada_app'],
  ['acceso.sql', `comment on column central.accesos.origen is 'drifted'`],
  [
    'personas.sql',
    `create or replace function instancia.para_buscar(p_texto text) returns text language sql immutable as $$ select 'drifted' $$`,
  ],
])('%s shows: %s', async (file, change) => {
  await runSql(database.superuserUrl, change);
  expect((await describeSchema(database.ownerUrl))[file]).not.toBe(readSchemaFiles()[file]);
  expect((await describeSchema(database.ownerUrl))['bolsa.sql']).toBe(readSchemaFiles()['bolsa.sql']);
});
