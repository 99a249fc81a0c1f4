import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { cuenta, misDatos } from '@jornada/contract/cuenta.ts';
import { login } from '@jornada/contract/login.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
const NUEVA = 'tres naranjas y un tren';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, {
    nombre: 'Aurora Logística',
    personas: [{ userName: 'ANA', nombre: 'Ana Belmonte' }, { userName: 'LUIS' }, { userName: 'EVA' }, { userName: 'SSO' }],
  });
});
afterAll(() => server.close());

const change = (token: string, Actual: string, Nueva: string) => server.call(cuenta.cambiarContrasena, { Actual, Nueva }, { token });

test('the new one opens, the old one no longer, and every other session ends', async () => {
  const [here, elsewhere] = [await server.signIn('ANA'), await server.signIn('ANA')];
  const { status, content } = await change(here.Token, TEST_PASSWORD, NUEVA);
  expect([status, content]).toEqual([200, { cerradas: 1 }]);
  expect((await server.call(login.conToken, {}, { token: here.Token })).status).toBe(200);
  expect((await server.call(login.conToken, {}, { token: elsewhere.Token })).sobre.Error.Code).toBe('sesion.caducada');
  expect((await server.call(auth.renovar, {}, { cookie: elsewhere.cookie })).sobre.Error.Code).toBe('sesion.acceso-denegado');
  expect((await server.call(login.entrar, { UserName: 'ANA', Password: TEST_PASSWORD })).status).toBe(401);
  expect((await server.call(login.entrar, { UserName: 'ANA', Password: NUEVA })).status).toBe(200);
});

test.each([
  ['corta1', 'al menos 10'],
  ['Belmonte2026', 'tus datos'],
  ['Aurora-2026', 'tus datos'],
  ['qwertyuiop', 'primeras'],
  [NUEVA, 'la misma'],
])('%s is refused at its field', async (nueva, says) => {
  const { Token } = await server.signIn('ANA', NUEVA);
  const { status, sobre } = await change(Token, NUEVA, nueva);
  expect([status, Object.keys(sobre.Error.Fields)]).toEqual([422, ['Nueva']]);
  expect(sobre.Error.Fields['Nueva']).toContain(says);
});

test('of two changes at once one counts', async () => {
  const { Token } = await server.signIn('EVA');
  const answers = await Promise.all(['una primera muy larga', 'una segunda muy larga'].map((nueva) => change(Token, TEST_PASSWORD, nueva)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('guessing the old one through an open session has ten tries, shared by everything that asks for it', async () => {
  const { Token } = await server.signIn('LUIS');
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await change(Token, `mal-${attempt}`, NUEVA)).status).toBe(403);
  expect((await change(Token, TEST_PASSWORD, NUEVA)).sobre.Error.Code).toBe('cuenta.demasiados-intentos');
  const { sobre } = await server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token: Token });
  expect(sobre.Error.Code).toBe('cuenta.demasiados-intentos');
});

test('who has no password proves themselves by having signed in a moment ago', async () => {
  const { Token, cookie } = await server.signIn('SSO');
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed(`update instancia.usuarios set password_hash = null where entidad_id = $1 and user_name = 'SSO'`), [
      company.entidadId,
    ]),
  );
  expect((await change(Token, 'x', NUEVA)).sobre.Error.Code).toBe('cuenta.sin-contrasena');
  expect((await server.call(misDatos.pedir, {}, { token: Token })).status).toBe(200);
  server.clock.advance({ minutes: 11 });
  const { sobre } = await server.call(misDatos.pedir, {}, { token: Token });
  expect(sobre.Error.Code).toBe('cuenta.entra-de-nuevo');
  server.clock.advance({ minutes: 10 });
  const renewed = (await server.call(auth.renovar, {}, { cookie })).content.Token;
  expect((await server.call(misDatos.pedir, { Password: 'x' }, { token: renewed })).sobre.Error.Code).toBe('cuenta.entra-de-nuevo');
});
