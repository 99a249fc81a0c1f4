import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { acceso } from '@jornada/contract/acceso.ts';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { login } from '@jornada/contract/login.ts';
import { personas } from '@jornada/contract/personas.ts';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
const MORNING = '2026-03-10T07:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: MORNING });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'A' }, { userName: 'B' }, { userName: 'C' }, { userName: 'D' }, { userName: 'JEFA', roles: ['admin'] }],
  });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(MORNING));

describe('guessing', () => {
  test('sixty wrong passwords at once are ten guesses, and the right one among the rest has to wait too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        server.call(login.entrar, { UserName: 'B', Password: index === 50 ? TEST_PASSWORD : `mal-${index}` }),
      ),
    );
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect(new Set(statuses.keys())).toEqual(new Set([401, 429]));
    expect(statuses.get(401)).toHaveLength(10);
  });
});

describe('input that used to be an unexpected failure', () => {
  test.each([
    ['a name with a zero byte', login.entrar, { UserName: 'A\u0000', Password: 'x' }],
    ['a name with half a character', login.entrar, { UserName: 'A\ud800', Password: 'x' }],
    ['a method request with a zero byte', acceso.metodos, { Username: 'A\u0000' }],
  ])('%s', async (_name, target, input) => {
    expect((await server.call(target as typeof login.entrar, input)).status).toBe(422);
  });

  test.each([
    ['an instant of a place that is nowhere', registros.guardar, { tipo: 1, hora: '2026-03-10T06:00:00+23:59' }],
    ['an instant with ten decimals', registros.guardar, { tipo: 1, hora: '2026-03-10T06:00:00.1234567891Z' }],
    ['the year 0', registros.listado, { filtro_fecha: '0000-01-01' }],
    ['a remark with half a character', registros.guardar, { tipo: 1, observaciones: 'x\ud800' }],
    ['an offset for a zone', registros.guardar, { tipo: 1, timezone: '+05:30' }],
    ['a whole date for a zone', registros.guardar, { tipo: 1, timezone: '2026-01-01T00:00+01:00[Europe/Madrid]' }],
  ])('%s', async (_name, target, input) => {
    const { Token: token } = await server.signIn('A');
    expect((await server.call(target as typeof registros.guardar, input, { token })).status).toBe(422);
  });

  test('a cookie of the right length that is none', async () => {
    const cookie = `jornada_refresh=1.${'-'.repeat(36)}.${'A'.repeat(43)}`;
    expect((await server.call(auth.renovar, {}, { cookie })).sobre.Error.Code).toBe('sesion.acceso-denegado');
    expect((await server.call(auth.salir, {}, { cookie })).status).toBe(200);
  });

  test('an address that cannot be read', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/%' });
    expect([response.statusCode, response.json<{ Error: { Code: string } }>().Error.Code]).toEqual([404, 'general.ruta-no-existe']);
  });
});

describe('keys', () => {
  test('sent again ten days later, a key still answers its record', async () => {
    const { Token: token } = await server.signIn('C');
    const clave = randomUUID();
    const first = await server.call(registros.guardar, { tipo: company.tipos.entrada }, { token, clave });
    await server.call(registros.guardar, { tipo: company.tipos.salida }, { token });
    server.clock.set('2026-03-20T07:00:00Z');
    const later = await server.signIn('C');
    const again = await server.call(registros.guardar, { tipo: company.tipos.entrada }, { token: later.Token, clave });
    expect(again.content).toMatchObject({
      repetido: true,
      registro: { id: first.content.registro.id, fecha: '2026-03-10' },
      hoy: { fecha: '2026-03-20' },
    });
  });

  test('belong to the call they were first used for', async () => {
    const { Token: token } = await server.signIn('A');
    const clave = randomUUID();
    await server.call(registros.guardar, { tipo: company.tipos.entrada }, { token, clave });
    const other = await server.call(registros.sugerido, { tipo: company.tipos.entrada }, { token, clave });
    expect(other.sobre.Error.Code).toBe('general.clave-reutilizada');
  });
});

test('project minutes saved six times at once never exceed what was worked', async () => {
  const { Token: token } = await server.signIn('D');
  await server.call(registros.guardar, { tipo: company.tipos.entrada }, { token });
  server.clock.set('2026-03-10T08:00:00Z');
  const later = (await server.signIn('D')).Token;
  const save = () =>
    server.call(
      registros.guardarHorasProyectos,
      { fecha: '2026-03-10', horas: [{ Id: company.proyectos.abierto, horasMinutos: 60 }] },
      { token: later },
    );
  const answers = await Promise.all(Array.from({ length: 6 }, save));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const { content } = await server.call(tipos.proyectosHoras, { fecha: '2026-03-10' }, { token: later });
  expect(content.items.reduce((sum, { horasMinutos }) => sum + horasMinutos, 0)).toBe(60);
});

test('connections that the database ends in the middle cost those requests, not the server', async () => {
  const { Token: token } = await server.signIn('A');
  const owner = new pg.Client({ connectionString: server.superuserUrl });
  await owner.connect();
  try {
    for (let round = 0; round < 5; round += 1) {
      const requests = Array.from({ length: 20 }, () => server.call(login.conToken, {}, { token }));
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'jornada_app' and datname = current_database()`,
      );
      for (const { status } of await Promise.all(requests)) expect([200, 503]).toContain(status);
    }
  } finally {
    await owner.end();
  }
  expect((await server.call(login.conToken, {}, { token })).status).toBe(200);
});

describe('by the contract, for every call', () => {
  test.each([
    ['a text with a zero byte', personas.listado, { texto: 'a\u0000b' }],
    ['a version that cannot be raised any more', departamentos.cerrar, { id: 1, version: 2_147_483_647 }],
    ['a version beyond every column', departamentos.cerrar, { id: 1, version: 99_999_999_999 }],
    ['a version below every one', departamentos.cerrar, { id: 1, version: -1 }],
  ])('%s is refused as a field', async (_name, target, input) => {
    const { Token: token } = await server.signIn('JEFA');
    const { status, sobre } = await server.call(target as typeof personas.listado, input, { token });
    expect([status, sobre.Error.Code, Object.keys(sobre.Error.Fields)]).toEqual([
      422,
      'general.datos-no-validos',
      ['texto' in input ? 'texto' : 'version'],
    ]);
  });
});

describe('a clock that was set wrong, and right again', () => {
  test('keeps nobody out for tries of a time that is still to come', async () => {
    server.clock.set('2026-03-10T12:00:00Z');
    for (let n = 0; n < 12; n += 1) await server.call(login.entrar, { UserName: 'D', Password: `mal-${n}` });
    server.clock.set(MORNING);
    expect((await server.call(login.entrar, { UserName: 'D', Password: TEST_PASSWORD })).status).toBe(200);
  });

  test('lets people clock on', async () => {
    server.clock.set('2026-03-12T07:20:00Z');
    const before = await server.signIn('B');
    const first = await server.call(registros.guardar, { tipo: company.tipos.entrada }, { token: before.Token });
    server.clock.set('2026-03-12T07:00:00Z');
    const { Token: token } = await server.signIn('B');
    const out = await server.call(registros.guardar, { tipo: company.tipos.salida }, { token });
    expect([first.status, out.status, out.sobre.Error.Code]).toEqual([200, 200, '']);
  });
});
