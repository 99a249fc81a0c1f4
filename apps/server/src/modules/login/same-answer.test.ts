import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as argon2 from '@node-rs/argon2';
import { acceso } from '@jornada/contract/acceso.ts';
import { login } from '@jornada/contract/login.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// The real library, with a spy that counts its computations.
// The files of a worker share their modules. The mock gets modules of its own, and takes them along.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});
vi.mock('@node-rs/argon2', { spy: true });

let server: TestServer;
let companies: TestCompany[];

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  companies = [];
  for (const nombre of ['Una, S.L.', 'Dos, S.L.', 'Tres, S.L.']) {
    const personas = [{ userName: 'TRIPLE' }, { userName: 'APARTE' }];
    companies.push(
      await createTestCompany(server.db, { nombre, personas: nombre.startsWith('Una') ? [...personas, { userName: 'ANA' }] : personas }),
    );
  }
  for (const [at, company] of companies.entries()) {
    await keep(company, 'TRIPLE', await argon2.hash(`clave-${at}`));
    await enter('TRIPLE', `clave-${at}`);
  }
});
afterAll(() => server.close());
beforeEach(() => vi.clearAllMocks());

const PUT = composed('update instancia.usuarios set password_hash = $3 where entidad_id = $1 and usuario_id = $2');
const keep = (company: TestCompany, name: string, hash: string) =>
  server.db.tenant(company.entidadId, (tx) => tx.query(PUT, [company.entidadId, company.personas[name], hash]));

/** How many password hashes were computed while `work` ran. */
async function computations(work: () => Promise<unknown>): Promise<number> {
  vi.clearAllMocks();
  await work();
  return [argon2.hash, argon2.hashRaw, argon2.verify].reduce((sum, one) => sum + vi.mocked(one).mock.calls.length, 0);
}
const enter = (UserName: string, Password: string, EntidadId?: number) =>
  server.call(login.entrar, { UserName, Password, ...(EntidadId ? { EntidadId } : {}) });

describe('a log-in that is refused', () => {
  test.each([
    ['somebody unknown', 'NADIE', undefined],
    ['somebody of one company', 'ANA', undefined],
    ['somebody of three companies, with a password of each', 'TRIPLE', undefined],
    ['a company that is not theirs', 'ANA', 999_999],
  ])('costs one computation, whoever it is: %s', async (_who, userName, entidadId) => {
    expect(
      await computations(async () => expect((await enter(userName, 'mal', entidadId)).sobre.Error.Code).toBe('login.credenciales')),
    ).toBe(1);
  });
});

test('each of three passwords opens its own company, with one computation', async () => {
  for (const [at, company] of companies.entries()) {
    const count = await computations(async () =>
      expect((await enter('TRIPLE', `clave-${at}`)).content.Perfil?.EntidadId).toBe(company.entidadId),
    );
    expect(count).toBe(1);
  }
});

test('passwords that are kept apart come together with the first log-in that is right', async () => {
  for (const company of companies) await keep(company, 'APARTE', await argon2.hash(TEST_PASSWORD));
  expect(await computations(() => enter('APARTE', 'mal'))).toBe(3);
  expect((await enter('APARTE', TEST_PASSWORD)).sobre.Error.Code).toBe('login.elegir-empresa');
  expect(await computations(() => enter('APARTE', 'mal'))).toBe(1);
  expect((await enter('APARTE', TEST_PASSWORD, companies[1]?.entidadId)).content.Perfil?.EntidadId).toBe(companies[1]?.entidadId);
});

describe('getLoginMethods2', () => {
  const ask = (Username: string, from = '192.0.2.1') => server.call(acceso.metodos, { Username }, { from });

  test('one address may ask for a limited number of people, and a log-in gives one back', async () => {
    for (let at = 0; at < 300; at += 1) expect((await ask(`N${at}`)).status).toBe(200);
    const refused = await ask('ANA');
    expect([refused.status, refused.sobre.Error.Code, Number(refused.headers['retry-after']) > 0]).toEqual([
      429,
      'login.demasiados-intentos',
      true,
    ]);
    // Others may still ask for the same person.
    expect((await ask('ANA', '192.0.2.2')).status).toBe(200);
    await server.call(login.entrar, { UserName: 'ANA', Password: TEST_PASSWORD }, { from: '192.0.2.1' });
    await server.call(login.entrar, { UserName: 'ANA', Password: TEST_PASSWORD }, { from: '192.0.2.1' });
    expect((await ask('ANA')).status).toBe(200);
    server.clock.advance({ minutes: 16 });
    expect((await ask('N1')).status).toBe(200);
  });
});
