import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '@jornada/testkit/database/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createEntidadesService } from './configuration.ts';

let server: TestServer;
let entidadId = 0;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-09T08:00:00Z' });
  ({ entidadId } = await createTestCompany(server.db, { personas: [{ userName: 'ANA' }] }));
});
afterAll(() => server.close());

/** A server that has not read anything, and how often it has read. `wait`: what each reading waits for before it ends. */
function createReading(wait: () => Promise<void> = async () => undefined) {
  let times = 0;
  const tenant: Database['tenant'] = async (id, work) => {
    times += 1;
    const found = await server.db.tenant(id, work);
    await wait();
    return found;
  };
  return { entidades: createEntidadesService({ db: { ...server.db, tenant } }), times: () => times };
}

const rename = async (nombre: string): Promise<number> => {
  const [row] = await runSql(
    server.superuserUrl,
    `update instancia.entidades set nombre = '${nombre}' where entidad_id = ${entidadId} returning revision`,
  );
  return Number(row?.['revision']);
};

test('a company that many ask for at once is read once, and again only for a later revision', async () => {
  const { entidades, times } = createReading();
  const revision = await rename('Uno, S.L.');
  const all = await Promise.all(Array.from({ length: 30 }, () => entidades.getConfiguration(entidadId, revision)));
  expect(new Set(all).size).toBe(1);
  expect(all[0]?.nombre).toBe('Uno, S.L.');
  await entidades.getConfiguration(entidadId, revision);
  expect(times()).toBe(1);
  const later = await rename('Dos, S.L.');
  expect((await entidades.getConfiguration(entidadId, later)).nombre).toBe('Dos, S.L.');
  expect(times()).toBe(2);
});

test('whoever knows of a change does not get what was begun before it, and those who know together read once', async () => {
  const [seen, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { entidades, times } = createReading(() => {
    seen.resolve();
    return told.promise;
  });
  const revision = await rename('Tres, S.L.');
  const before = entidades.getConfiguration(entidadId, revision);
  await seen.promise;
  const later = await rename('Cuatro, S.L.');
  const after = [1, 2, 3].map(() => entidades.getConfiguration(entidadId, later));
  told.resolve();
  expect((await before).nombre).toBe('Tres, S.L.');
  expect((await Promise.all(after)).map(({ nombre }) => nombre)).toEqual(Array.from({ length: 3 }, () => 'Cuatro, S.L.'));
  expect(times()).toBe(2);
});

test('a reading that fails is told to all who asked together, and the next one reads again', async () => {
  let isBroken = true;
  const { entidades, times } = createReading(async () => {
    if (isBroken) throw new Error('no connection');
  });
  const revision = await rename('Cinco, S.L.');
  const asked = await Promise.allSettled([1, 2, 3].map(() => entidades.getConfiguration(entidadId, revision)));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(times()).toBe(1);
  isBroken = false;
  expect((await entidades.getConfiguration(entidadId, revision)).nombre).toBe('Cinco, S.L.');
  expect(times()).toBe(2);
});
