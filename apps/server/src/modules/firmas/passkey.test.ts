import { afterAll, beforeAll, expect, test } from 'vitest';
import { factores } from '@jornada/contract/factores.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';

let server: TestServer;
let company: TestCompany;
const SITE = { origin: 'https://jornada.example', rpId: 'jornada.example' };
const MARZO = { ano: 2026, mes: 3 };
const ABRIL_1 = '2026-04-01T08:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z', publicUrl: SITE.origin });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ADA', roles: ['admin'] }, ...['ANA', 'BEA', 'CAI', 'DANI', 'EVA'].map((userName) => ({ userName }))],
  });
  for (const who of ['ANA', 'BEA', 'CAI', 'EVA'])
    await live(server, company, who, [
      ['2026-03-10T07:00:00Z', 'entrada'],
      ['2026-03-10T15:00:00Z', 'salida'],
    ]);
  const admin = await sessionAt(server, 'ADA', ABRIL_1);
  await server.call(firmas.guardarAjustes, { activa: true, hastaDia: 3, metodos: ['llave'], version: 0 }, admin);
});
afterAll(() => server.close());

/** Adds a passkey and opens the month; `ask` and `sign` are what the page does with the device. */
async function open(userName: string) {
  const { token } = await sessionAt(server, userName, ABRIL_1);
  const device = createAuthenticator();
  const { content } = await server.call(factores.opcionesAlta, { Password: TEST_PASSWORD }, { token });
  const { challenge, user } = content.Opciones;
  const nueva = device.create({ ...SITE, challenge, userId: user.id });
  expect((await server.call(factores.alta, { Reto: content.Reto, Nombre: 'Mi móvil', Llave: nueva }, { token })).status).toBe(200);
  const { content: mes } = await server.call(firmas.mes, MARZO, { token });
  const ask = async ({ huella = mes.huella, by = device, origin = SITE.origin } = {}) => {
    const { content: asked } = await server.call(firmas.retoLlave, { huella }, { token });
    return { Reto: asked.Reto, Llave: by.get({ ...SITE, origin, challenge: asked.Opciones.challenge }) };
  };
  const sign = (Prueba: Awaited<ReturnType<typeof ask>>, as = { token }) =>
    server.call(firmas.firmar, { ...MARZO, huella: mes.huella, textoVersion: mes.textoVersion, Prueba }, as);
  return { token, mes, ask, sign };
}
const signedOf = (userName: string) =>
  server.db.tenant(company.entidadId, (tx) =>
    tx.query(
      composed<{ accion: string; metodo: string; huella: string }>(
        `select accion, metodo, encode(huella, 'hex') as huella from instancia.firmas where entidad_id = $1 and usuario_id = $2`,
      ),
      [company.entidadId, company.personas[userName]],
    ),
  );

test('a month is confirmed with a passkey, and it is kept that it was one', async () => {
  const { mes, ask, sign } = await open('ANA');
  expect(mes.metodos).toEqual(['llave']);
  const { status, content } = await sign(await ask());
  expect([status, content.estado]).toEqual([200, 'firmado']);
  expect(content.actos).toMatchObject([{ accion: 'firma', metodo: 'llave', huella: mes.huella }]);
  expect(await signedOf('ANA')).toEqual([{ accion: 'firma', metodo: 'llave', huella: mes.huella }]);
});

test('a challenge is good for one month, one person and one device, once, and for five minutes', async () => {
  const { token, mes, ask, sign } = await open('BEA');
  const code = async (prueba: Awaited<ReturnType<typeof ask>>, as?: { token: string }) =>
    (await sign(prueba, as)).sobre.Error?.Code ?? 'none';
  expect(await code(await ask({ huella: 'a'.repeat(64) }))).toBe('login.reto-caducado');
  expect(await code(await ask({ by: createAuthenticator() }))).toBe('login.llave-no-valida');
  expect(await code(await ask({ origin: 'https://evil.example' }))).toBe('login.llave-no-valida');
  const eva = await open('EVA');
  expect((await eva.sign(await ask())).sobre.Error.Code).toBe('login.reto-caducado');
  const old = await ask();
  server.clock.set('2026-04-01T08:05:01Z');
  expect(await code(old, { token })).toBe('login.reto-caducado');
  expect(await signedOf('BEA')).toEqual([]);

  // Twenty at once with one answer of the device: one signature.
  const one = await ask();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sign(one)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await signedOf('BEA')).toEqual([{ accion: 'firma', metodo: 'llave', huella: mes.huella }]);
});

test('where only passkeys are allowed, no password will do for somebody who has one; who has none signs with what they sign in with', async () => {
  const { token, mes } = await open('CAI');
  const sign = (of: typeof mes, as: { token: string }) =>
    server.call(firmas.firmar, { ...MARZO, huella: of.huella, textoVersion: of.textoVersion, Prueba: { Password: TEST_PASSWORD } }, as);
  expect((await sign(mes, { token })).sobre.Error.Code).toBe('firmas.metodo-no-vale');
  const dani = await sessionAt(server, 'DANI', ABRIL_1);
  expect((await server.call(firmas.retoLlave, { huella: mes.huella }, dani)).sobre.Error.Code).toBe('login.metodo-no-disponible');
  const { content: own } = await server.call(firmas.mes, MARZO, dani);
  expect(own.metodos).toEqual(['contrasena']);
  expect((await sign(own, dani)).content.estado).toBe('firmado');
});
