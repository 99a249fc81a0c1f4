import { afterAll, beforeAll, expect, test } from 'vitest';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { composed } from './platform/database/pool.ts';
import { urlOf } from './platform/http/router.ts';
import { live, sessionAt } from './modules/resumen/testing/live.ts';
import { createTestCompany, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
const JANUARY = { formato: 'xlsx', ano: 2026, mes: 1 } as const;
const EVENING = '2026-12-20T18:00:00Z';
const ISSUED = composed<{ n: number }>('select count(*)::int as n from instancia.exportaciones where entidad_id = $1');

beforeAll(async () => {
  server = await createTestServer({ now: '2026-01-01T00:00:00Z', requestsAtOnce: 20 });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'LUIS' }, { userName: 'JEFE', roles: ['empleado', 'responsable'] }],
  });
  for (const userName of ['ANA', 'LUIS'])
    await live(server, company, userName, [
      ['2026-01-12T07:00:00Z', 'entrada'],
      ['2026-01-12T16:00:00Z', 'salida'],
    ]);
});
afterAll(() => server.close());

const statusesOf = (answers: { status: number }[]) => {
  const counted = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...counted].map(([status, of]) => [status, of.length]));
};
async function metric(name: string): Promise<number> {
  const { body } = await server.app.inject({ method: 'GET', url: '/metrics' });
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
}
const issued = async (): Promise<number> => {
  const [row] = await server.db.tenant(company.entidadId, (tx) => tx.query(ISSUED, [company.entidadId]));
  return row?.n ?? 0;
};

test('forty exports at once of one person: six are taken, and a colleague clocks and exports meanwhile', async () => {
  const ana = await sessionAt(server, 'ANA', EVENING);
  const luis = await sessionAt(server, 'LUIS', EVENING);
  const exports = Array.from({ length: 40 }, () => server.call(resumen.exportar, JANUARY, ana));
  const beside = server.call(resumen.exportar, { ...JANUARY, formato: 'csv' }, luis);
  const clocked = await server.call(registros.guardar, { tipo: company.tipos.entrada }, luis);
  expect([clocked.status, (await beside).status]).toEqual([200, 200]);
  const answers = await Promise.all(exports);
  expect(statusesOf(answers)).toEqual({ 200: 6, 503: 34 });
  const refused = answers.find(({ status }) => status === 503);
  expect([refused?.sobre.Error.Code, Number(refused?.headers['retry-after']) > 0]).toEqual(['general.no-disponible', true]);
  expect(await metric('jornada_refused_total{reason="queue"}')).toBe(34);
});

test('what a client has asked for and left is not done: nothing is written for nobody', async () => {
  const ana = await sessionAt(server, 'ANA', EVENING);
  const luis = await sessionAt(server, 'LUIS', EVENING);
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const before = await issued();
  const leaving = new AbortController();
  const url = `${origin}${urlOf(resumen.exportar)}?${new URLSearchParams({ formato: 'pdf', ano: '2026', mes: '1' }).toString()}`;
  const left = Array.from({ length: 6 }, () =>
    fetch(url, { headers: { 'access-token': ana.token }, signal: leaving.signal }).then(
      () => 'answered',
      () => 'left',
    ),
  );
  await expect.poll(() => metric('jornada_costly_waiting')).toBe(5);
  leaving.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  await expect.poll(() => metric('jornada_costly_waiting')).toBe(0);
  expect((await server.call(resumen.exportar, JANUARY, luis)).status).toBe(200);
  await expect.poll(() => metric('jornada_calls_in_progress')).toBe(0);
  expect((await issued()) - before).toBe(1);
});

test('one session takes a share of the places, so that a colleague always finds one', async () => {
  const ana = await sessionAt(server, 'ANA', EVENING);
  const luis = await sessionAt(server, 'LUIS', EVENING);
  const flood = Array.from({ length: 60 }, () => server.call(registros.calendario, { ano: 2026, mes: 1 }, ana));
  const clocked = await server.call(registros.registrosHoy, {}, luis);
  expect(clocked.status).toBe(200);
  const statuses = statusesOf(await Promise.all(flood));
  expect(statuses).toEqual({ 200: 8, 503: 52 });
  expect(await metric('jornada_refused_total{reason="full"}')).toBe(0);
});

test('other calls that take much wait in the same queue', async () => {
  const jefe = await sessionAt(server, 'JEFE', EVENING);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => server.call(bandeja.listado, {}, jefe)),
    ...Array.from({ length: 10 }, () => server.call(resumen.datosGraficos, { ano: 2026 }, jefe)),
  ]);
  expect(statusesOf(answers)).toEqual({ 200: 6, 503: 14 });
});
