import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceso } from '@jornada/contract/acceso.ts';
import { login } from '@jornada/contract/login.ts';
import { composed } from '../../platform/database/pool.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { createAccesoWorld, newBrowser, type AccesoWorld } from '../../testing/acceso-world.ts';
import { signInAtProvider } from '../../testing/oidc-provider.ts';
import { createTestCompany, TEST_COST, TEST_PASSWORD } from '../../testing/test-company.ts';

/** A company with a provider, which has added people by their ID numbers. It is a stranger to ANA's own company. */
let world: AccesoWorld;
const NOW = '2026-03-10T09:00:00Z';
const FORGET = composed('delete from central.intentos');
const DIRECTORY = composed('update central.directorio set aceptada = null');
const SET_PASSWORD = composed('update instancia.usuarios set password_hash = $2 where entidad_id = $1');
const OWN = 'la-clave-de-su-empresa';

beforeAll(async () => {
  world = await createAccesoWorld({
    now: NOW,
    personas: [{ userName: 'ANA' }, { userName: 'SOLA' }],
    accounts: [{ sub: 'ANA' }, { sub: 'SOLA' }],
  });
  await world.configure('sso');
  const { entidadId } = await createTestCompany(world.server.db, { nombre: 'La Suya, S.L.', personas: [{ userName: 'ANA' }] });
  const hash = await createPasswords({ cost: TEST_COST }).hash(OWN);
  await world.server.db.tenant(entidadId, (tx) => tx.query(SET_PASSWORD, [entidadId, hash]));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.clock.set(NOW);
  await world.server.db.query(FORGET, []);
  await world.server.db.query(DIRECTORY, []);
});

const enter = (Password: string, cookie?: string, from = '203.0.113.7') =>
  world.server.call(login.entrar, { UserName: 'ANA', Password }, { from, ...(cookie === undefined ? {} : { cookie }) });
const offered = async (Username: string, cookie?: string) => {
  const { content } = await world.server.call(acceso.metodos, { Username }, cookie === undefined ? {} : { cookie });
  return { methods: content.Metodos, companies: content.Proveedores.map(({ Entidad }) => Entidad) };
};
const STRANGERS = { methods: ['password', 'sso'], companies: ['Prueba, S.L.'] };

test("a stranger's company that has somebody's ID number offers them nothing: not after they came in, not after it came in as them", async () => {
  expect((await enter(OWN)).status).toBe(200);
  expect(await offered('ANA')).toEqual({ methods: ['password'], companies: [] });
  // The people who run that company know its passwords.
  for (let time = 0; time < 2; time += 1) expect((await enter(TEST_PASSWORD)).status).toBe(200);
  expect(await offered('ANA')).toEqual({ methods: ['password'], companies: [] });
});

test('until somebody has come in anywhere, their only company is offered by its name, and of several none: one may be a stranger', async () => {
  expect(await offered('ANA')).toEqual({ methods: ['password'], companies: [] });
  expect(await offered('SOLA')).toEqual(STRANGERS);
});

test('nor does an attempt begin by the name alone at a company of several', async () => {
  await world.configure('365');
  const begin = (Username: string) => world.server.call(acceso.crear365, { IdLogin: crypto.randomUUID(), Username });
  expect((await begin('ANA')).sobre.Error.Code).toBe('login.metodo-no-disponible');
  expect((await begin('SOLA')).status).toBe(200);
  await world.configure('365', { activo: false });
});

test('who comes in at a second company on a device of theirs has accepted it, for every device', async () => {
  const { cookies } = await enter(OWN);
  const second = await enter(TEST_PASSWORD, cookies);
  expect(second.status).toBe(200);
  expect(await offered('ANA')).toEqual(STRANGERS);
});

test('who comes in at a provider has accepted its company', async () => {
  const browser = newBrowser();
  const started = await world.begin(browser, 'sso', 'SOLA');
  await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'SOLA' }));
  expect((await world.check(browser, 'sso', started)).content.Estado).toBe('dentro');
  await createTestCompany(world.server.db, { nombre: 'Tercera, S.L.', personas: [{ userName: 'SOLA' }] });
  expect(await offered('SOLA')).toEqual(STRANGERS);
});

test("with the password of their own company nobody gets more guesses at another's", async () => {
  await enter(OWN);
  // A right password elsewhere does not reset the count of wrong ones...
  for (let n = 0; n < 9; n += 1) {
    expect((await enter(`mal-${n}`)).status).toBe(401);
    expect((await enter(TEST_PASSWORD)).status).toBe(200);
  }
  expect((await enter('mal-9')).status).toBe(401);
  expect((await enter(OWN)).status).toBe(429);
  // ...and a device remembered there gives no more tries.
  await world.server.db.query(FORGET, []);
  const { cookies } = await enter(TEST_PASSWORD);
  for (let n = 0; n < 10; n += 1) await enter(`mal-${n}`, undefined, '198.51.100.9');
  expect((await enter(OWN, cookies)).status).toBe(401);
  expect((await enter(TEST_PASSWORD, cookies)).status).toBe(200);
});
