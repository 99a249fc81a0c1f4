import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let day = 0;

const SIMULATE = composed('update instancia.sesiones set simulado_id = $2 where entidad_id = $1 and usuario_id = $3');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'A' },
      { userName: 'B' },
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'Q', roles: ['quiosco'], esQuiosco: true },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA' }] });
});
afterAll(() => server.close());
// One day apart, so that sessions of earlier tests are over.
beforeEach(() => {
  day += 1;
  server.clock.set(
    Temporal.Instant.from('2026-03-10T09:00:00Z')
      .add({ hours: 100 * 24 * day })
      .toString(),
  );
});

/** Signs in like a browser, and returns the id of the session. */
async function signIn(userName: string, { recordar = false, userAgent = FIREFOX } = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: login.entrar.path,
    headers: { 'user-agent': userAgent },
    payload: { UserName: userName, Password: TEST_PASSWORD, Recordar: recordar },
  });
  const { Perfil } = response.json<{ content: { Perfil: { Token: string } } }>().content;
  const [cookie] = response.cookies;
  return { token: Perfil.Token, cookie: `${cookie?.name}=${cookie?.value}`, id: cookie?.value.split('.')[1] ?? '' };
}
const listOf = async (token: string) => (await server.call(sesiones.listado, {}, { token })).content.items;
const isAlive = async ({ token }: { token: string }) => (await server.call(login.conToken, {}, { token })).status === 200;

describe('the list', () => {
  test('names device, kind, opening and last use, the latest first, and marks the one that asks', async () => {
    const opened = server.clock.now().toString();
    const phone = await signIn('A', {
      recordar: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    });
    server.clock.advance({ hours: 2 });
    const here = await signIn('A');
    expect(await listOf(here.token)).toEqual([
      {
        id: here.id,
        clase: 'normal',
        esActual: true,
        dispositivo: { forma: 'ordenador', navegador: 'Firefox', sistema: 'Linux' },
        creada: server.clock.now().toString(),
        ultimoUso: server.clock.now().toString(),
      },
      {
        id: phone.id,
        clase: 'recordada',
        esActual: false,
        dispositivo: { forma: 'movil', navegador: 'Chrome', sistema: 'Android' },
        creada: opened,
        ultimoUso: opened,
      },
    ]);
  });

  test('the last use moves when the session is renewed', async () => {
    const first = await signIn('A');
    const second = await signIn('A');
    server.clock.advance({ minutes: 40 });
    await server.call(auth.renovar, {}, { cookie: first.cookie });
    const { content } = await server.call(auth.renovar, {}, { cookie: second.cookie });
    server.clock.advance({ minutes: 5 });
    const ages = (await listOf(content.Token)).map(({ ultimoUso }) => server.clock.now().since(ultimoUso).total('minutes'));
    expect(ages).toEqual([5, 5]);
  });

  test('what is over is not in it: signed out, unused for too long, or of somebody else', async () => {
    await signIn('B');
    await signIn('AJENA');
    const remembered = await signIn('A', { recordar: true });
    await signIn('A');
    const left = await signIn('A');
    await server.call(auth.salir, {}, { cookie: left.cookie });
    server.clock.advance({ seconds: 80_001 });
    const here = await signIn('A');
    expect((await listOf(here.token)).map(({ id }) => id)).toEqual([here.id, remembered.id]);
  });

  test('a remembered device is forgotten ninety days after its last use, not before', async () => {
    const remembered = await signIn('A', { recordar: true });
    server.clock.advance({ seconds: 90 * 24 * 3600 - 1 });
    const renewed = await server.call(auth.renovar, {}, { cookie: remembered.cookie });
    expect(renewed.status).toBe(200);
    server.clock.advance({ seconds: 90 * 24 * 3600 + 1 });
    const late = await server.call(auth.renovar, {}, { cookie: renewed.cookie ?? '' });
    expect(late.status).toBe(401);
  });

  test('a kiosk has none, and no way to end the other kiosks', async () => {
    const [one, other] = [await signIn('Q'), await signIn('Q')];
    const codes = [
      await server.call(sesiones.listado, {}, { token: one.token }),
      await server.call(sesiones.cerrar, { id: other.id }, { token: one.token }),
      await server.call(sesiones.cerrarOtras, {}, { token: one.token }),
    ].map(({ sobre }) => [sobre.Error.Code, sobre.content]);
    expect(codes).toEqual([
      ['general.aparato-compartido', null],
      ['general.aparato-compartido', null],
      ['general.aparato-compartido', null],
    ]);
    expect(await isAlive(other)).toBe(true);
  });

  test('somebody who acts for a person sees and ends their own, not those of that person', async () => {
    const { id: hers, token } = await signIn('B');
    const admin = await signIn('ADMIN');
    await server.db.tenant(company.entidadId, (tx) =>
      tx.query(SIMULATE, [company.entidadId, company.personas['B'], company.personas['ADMIN']]),
    );
    const simulado = (await server.call(auth.renovarSimulado, {}, { token: admin.token })).content.Token;
    const extras = { token: admin.token, simulado };
    expect((await server.call(sesiones.listado, {}, extras)).content.items.map(({ id }) => id)).toEqual([admin.id]);
    expect((await server.call(sesiones.cerrar, { id: hers }, extras)).status).toBe(404);
    await server.call(sesiones.cerrarOtras, {}, extras);
    expect(await isAlive({ token })).toBe(true);
  });
});

describe('closing', () => {
  test('ends that session at once, its token and its cookie; the others live on', async () => {
    const [here, lost, third] = [await signIn('A'), await signIn('A', { recordar: true }), await signIn('A')];
    expect((await server.call(sesiones.cerrar, { id: lost.id }, { token: here.token })).status).toBe(200);
    const after = await server.call(login.conToken, {}, { token: lost.token });
    expect([after.status, after.sobre.Error.Code]).toEqual([401, 'sesion.caducada']);
    expect((await server.call(auth.renovar, {}, { cookie: lost.cookie })).sobre.Error.Code).toBe('sesion.acceso-denegado');
    expect([await isAlive(here), await isAlive(third)]).toEqual([true, true]);
    expect((await listOf(here.token)).map(({ id }) => id).toSorted()).toEqual([here.id, third.id].toSorted());
  });

  test('one of somebody else, one of another company, an unknown and a closed one are the same answer', async () => {
    const [here, closed] = [await signIn('A'), await signIn('A')];
    const [hers, foreign] = [await signIn('B'), await signIn('AJENA')];
    await server.call(sesiones.cerrar, { id: closed.id }, { token: here.token });
    for (const id of [hers.id, foreign.id, crypto.randomUUID(), closed.id]) {
      const { status, sobre } = await server.call(sesiones.cerrar, { id }, { token: here.token });
      expect([status, sobre.Error.Code]).toEqual([404, 'sesiones.no-existe']);
    }
    expect([await isAlive(hers), await isAlive(foreign)]).toEqual([true, true]);
  });

  test('what is no id is refused', async () => {
    const { token } = await signIn('A');
    expect((await server.call(sesiones.cerrar, { id: "' or true --" }, { token })).status).toBe(422);
  });

  test('the one that asks may end itself', async () => {
    const here = await signIn('A');
    expect((await server.call(sesiones.cerrar, { id: here.id }, { token: here.token })).status).toBe(200);
    expect(await isAlive(here)).toBe(false);
  });

  test('all others: none but the own and the one that asks are left', async () => {
    const [here, one, two, hers] = [await signIn('A'), await signIn('A'), await signIn('A', { recordar: true }), await signIn('B')];
    expect((await server.call(sesiones.cerrarOtras, {}, { token: here.token })).content).toEqual({ cerradas: 2 });
    expect(await Promise.all([here, one, two, hers].map(isAlive))).toEqual([true, false, false, true]);
    expect((await server.call(sesiones.cerrarOtras, {}, { token: here.token })).content).toEqual({ cerradas: 0 });
  });
});
