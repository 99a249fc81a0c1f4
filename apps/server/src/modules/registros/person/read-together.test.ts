import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createTogetherReader } from './read-together.ts';
import { readPerson } from './repo.ts';

const PEOPLE = ['ANA', 'BRUNO', 'CARLA', 'DAVID'];
const KEY = '11111111-1111-4111-8111-111111111111';
const week = { desde: '2026-03-02', hasta: '2026-03-10' };
const day = { desde: '2026-03-09', hasta: '2026-03-09' };

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-04T07:00:00Z' });
  company = await createTestCompany(server.db, { personas: PEOPLE.map((userName) => ({ userName })) });
});
afterAll(() => server.close());

async function clock(userName: string, tipo: keyof TestCompany['tipos'], instant: string, clave?: string): Promise<void> {
  server.clock.set(instant);
  const { Token: token } = await server.signIn(userName);
  expect((await server.call(registros.guardar, { tipo: company.tipos[tipo] }, { token, ...(clave ? { clave } : {}) })).status).toBe(200);
}

test('of people who are asked for together each is what they are alone, with their own days and key', async () => {
  const { entidadId, personas } = company;
  const id = (name: string): number => personas[name] ?? 0;
  // One has a day that is open since last week, one a whole day and a key, one an absence, one nothing.
  await clock('ANA', 'entrada', '2026-03-04T07:00:00Z');
  await clock('BRUNO', 'entrada', '2026-03-09T07:00:00Z', KEY);
  await clock('BRUNO', 'salida', '2026-03-09T15:00:00Z');
  await runSql(
    server.superuserUrl,
    `insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada)
     values (${entidadId}, ${id('CARLA')}, '2026-03-05', '2026-03-12', 'vacaciones', true)`,
  );
  const asked = [
    { personaId: id('DAVID'), clave: null, eventos: week, dias: week },
    { personaId: id('BRUNO'), clave: KEY, eventos: week, dias: day },
    { personaId: id('ANA'), clave: KEY, eventos: day, dias: week },
    { personaId: id('CARLA'), clave: null, eventos: day, dias: day },
    { personaId: id('BRUNO'), clave: null, eventos: day, dias: week },
  ];
  const read = createTogetherReader(server.db);
  const together = await Promise.all(asked.map((one) => read(entidadId, one)));
  const alone = await Promise.all(asked.map((one) => readPerson(server.db, { entidadId, ...one, dia: null })));
  expect(together).toEqual(alone);
  expect(
    together.map(({ eventos, jornadas, ausencias, repetido }) => [eventos.length, jornadas.length, ausencias.length, repetido?.fecha]),
  ).toEqual([
    [0, 0, 0, undefined],
    [2, 1, 0, '2026-03-09'],
    [1, 1, 0, undefined],
    [0, 0, 1, undefined],
    [2, 1, 0, undefined],
  ]);
});
