import { expect, test } from 'vitest';
import { login } from '@jornada/contract/login.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { composed } from '../../platform/database/pool.ts';
import { urlOf } from '../../platform/http/router.ts';
import { CONTRASENA_PUBLICADA } from '../../shared/published-password.ts';
import { createTestCompany, TEST_COST, TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestServer } from '../../testing/test-server.ts';

/** A server with ANA, who has the published password, and LUIS, who has another one. */
async function createWorld(trustProxy: number) {
  const server = await createTestServer({ now: '2026-03-10T09:00:00Z', trustProxy });
  const { entidadId, personas } = await createTestCompany(server.db, { personas: [{ userName: 'ANA' }, { userName: 'LUIS' }] });
  const hash = await createPasswords({ cost: TEST_COST }).hash(CONTRASENA_PUBLICADA);
  await server.db.tenant(entidadId, (tx) =>
    tx.query(composed('update instancia.usuarios set password_hash = $3 where entidad_id = $1 and usuario_id = $2'), [
      entidadId,
      personas['ANA'],
      hash,
    ]),
  );
  const signIn = async (UserName: string, Password: string, remoteAddress: string, headers: Record<string, string> = {}) => {
    const response = await server.app.inject({
      method: 'POST',
      url: urlOf(login.entrar),
      payload: { UserName, Password },
      remoteAddress,
      headers,
    });
    return response.statusCode === 200 ? 'in' : response.json<{ Error: { Code: string } }>().Error.Code;
  };
  return { signIn, close: () => server.close() };
}

const REFUSED = 'login.credenciales';

test('the published password opens an account from this machine alone', async () => {
  const { signIn, close } = await createWorld(0);
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect([here, await signIn('ANA', CONTRASENA_PUBLICADA, here)]).toEqual([here, 'in']);
  for (const elsewhere of ['203.0.113.7', '192.168.1.20', '2001:db8::7', '::ffff:10.0.0.4'])
    expect([elsewhere, await signIn('ANA', CONTRASENA_PUBLICADA, elsewhere)]).toEqual([elsewhere, REFUSED]);
  // A proxy on this machine that nobody trusts may ask for anybody.
  expect(await signIn('ANA', CONTRASENA_PUBLICADA, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(REFUSED);
  expect(await signIn('ANA', CONTRASENA_PUBLICADA, '127.0.0.1', { forwarded: 'for=203.0.113.7' })).toBe(REFUSED);
  expect(await signIn('LUIS', TEST_PASSWORD, '203.0.113.7')).toBe('in');
  await close();
});

test('behind a trusted proxy the address counts that it forwards', async () => {
  const { signIn, close } = await createWorld(1);
  const through = (client: string) => signIn('ANA', CONTRASENA_PUBLICADA, '127.0.0.1', { 'x-forwarded-for': client });
  expect([await through('203.0.113.7'), await through('127.0.0.1, 203.0.113.7')]).toEqual([REFUSED, REFUSED]);
  expect(await through('127.0.0.1')).toBe('in');
  await close();
});
