import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'ANA' }, { userName: 'LUIS' }, { userName: 'EVA' }] });
});
afterAll(() => server.close());

const set = (token: string, pin: string, Password = TEST_PASSWORD) => server.call(documentacion.ponerPin, { pin, Password }, { token });
const enter = (token: string, pin: string) => server.call(documentacion.insertarPin, { pin }, { token });

test('a PIN is set with the password, and opens the documents for ten minutes', async () => {
  const { Token } = await server.signIn('ANA');
  expect((await server.call(documentacion.tienePin, {}, { token: Token })).content).toEqual({ tienePin: false });
  expect((await enter(Token, '4019')).sobre.Error.Code).toBe('documentacion.sin-pin');
  expect((await set(Token, '4019', 'no-es')).sobre.Error.Code).toBe('cuenta.contrasena-no-valida');
  expect((await set(Token, '4019')).status).toBe(200);
  expect((await server.call(documentacion.tienePin, {}, { token: Token })).content).toEqual({ tienePin: true });
  expect((await enter(Token, '4018')).sobre.Error.Code).toBe('documentacion.pin-no-valido');
  expect((await enter(Token, '4019')).content.hasta).toBe('2026-03-10T09:10:00Z');
});

test.each(['1234', '0000', '1212'])('%s is refused: everybody tries it first', async (pin) => {
  const { Token } = await server.signIn('ANA');
  expect((await set(Token, pin)).sobre.Error.Code).toBe('documentacion.pin-facil');
});

test.each(['123', '123456789', '12a4', '４０１９'])('%s is no PIN', async (pin) => {
  const { Token } = await server.signIn('ANA');
  expect((await set(Token, pin)).status).toBe(422);
});

test('five tries, also made at once; then the right one has to wait, until a new one is set', async () => {
  const { Token } = await server.signIn('LUIS');
  await set(Token, '2580');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => enter(Token, String(3000 + index))));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
  expect((await enter(Token, '2580')).sobre.Error.Code).toBe('documentacion.demasiados-intentos');
  expect((await set(Token, '7391')).status).toBe(200);
  expect((await enter(Token, '7391')).status).toBe(200);
});

test('a wrong one says how many tries are left, wherever the others were made', async () => {
  const { Token: here } = await server.signIn('EVA');
  const { Token: there } = await server.signIn('EVA');
  await set(here, '4628');
  const left = async (token: string) => (await enter(token, '9130')).sobre.content as unknown;
  expect([await left(here), await left(there), await left(here)]).toEqual([{ quedan: 4 }, { quedan: 3 }, { quedan: 2 }]);
  expect((await enter(there, '4628')).status).toBe(200);
  expect(await left(here)).toEqual({ quedan: 4 });
});

test("somebody who reads the database cannot try all of them, because that needs the server's secret", async () => {
  const { verify } = await import('@node-rs/argon2');
  const { Token } = await server.signIn('EVA');
  await set(Token, '8024');
  const [row] = await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed<{ hash: string }>('select hash from instancia.pines_documentacion where entidad_id = $1 and usuario_id = $2'), [
      company.entidadId,
      company.personas['EVA'],
    ]),
  );
  expect(row?.hash).toMatch(/^\$argon2id\$/);
  expect(await verify(String(row?.hash), '8024')).toBe(false);
});

test('a forgotten one: a mail with the way to a new one, without one no mail, and nothing changes', async () => {
  const { Token } = await server.signIn('EVA');
  const remind = () => server.call(documentacion.recuperarPin, {}, { token: Token });
  expect((await remind()).content).toEqual({ correo: false });
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed(`update instancia.usuarios set email = 'eva@prueba.example' where entidad_id = $1 and user_name = 'EVA'`), [
      company.entidadId,
    ]),
  );
  expect((await remind()).content).toEqual({ correo: true });
  expect((await enter(Token, '8024')).status).toBe(200);
  await remind();
  expect((await remind()).sobre.Error.Code).toBe('documentacion.demasiados-intentos');
});
