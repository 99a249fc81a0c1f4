import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputInQuery, type Call } from '@jornada/contract/call.ts';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { urlOf } from './platform/http/router.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const EVIL = 'https://evil.example';
/** The origin of the mobile wrapper, which the installation names. */
const APP = 'https://app.example';
let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'A' }, { userName: 'B' }] });
});
afterAll(() => server.close());

const nameOf = (call: Call): string => `${call.method} ${urlOf(call)}`;
/** A request that a page of another site can make a browser send: an address, with the cookies that the browser adds. */
const lured = (url: string, cookie: string) =>
  server.app.inject({ method: 'GET', url, headers: { cookie, origin: EVIL, referer: `${EVIL}/`, 'sec-fetch-site': 'cross-site' } });

describe('a page of another site', () => {
  const writing = CALLS.filter(({ method, escribe, acceso }) => method === 'GET' && escribe && acceso !== 'none');

  test.each(writing.map((call) => [nameOf(call), call] as const))(
    '%s changes nothing where only cookies come with it',
    async (_name, call) => {
      const { cookie } = await server.signIn('A');
      const query = new URLSearchParams({ tipo: String(company.tipos.entrada), id: '1', language: 'de', tokenString: 'x' });
      const answer = await lured(`${urlOf(call)}?${query.toString()}`, cookie);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('nobody was clocked in by any of it', async () => {
    const { Token: token } = await server.signIn('A');
    expect((await server.call(registros.registrosHoy, {}, { token })).content.registros).toEqual([]);
  });

  test('cannot read the token that a renewal answers, and a browser does not send it the secret', async () => {
    const { cookie } = await server.signIn('A');
    const answer = await lured(urlOf(auth.renovar), cookie);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(String(answer.headers['set-cookie'] ?? 'SameSite=Strict')).toContain('SameSite=Strict');
  });

  test.each(CALLS.filter((call) => !inputInQuery(call)).map((call) => [nameOf(call), call] as const))(
    '%s takes no form and no plain text, which need no permission to be sent',
    async (_name, call) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const headers = { origin: EVIL, 'content-type': type };
        const answer = await server.app.inject({ method: 'POST', url: urlOf(call), headers, payload: '{}' });
        // A form with a file is taken where a call wants one; like every call it needs a token, which no form of a page brings.
        const takesForm = call.multiparte === true && type.startsWith('multipart/');
        expect(takesForm ? [401] : [404, 405, 415]).toContain(answer.statusCode);
      }
    },
  );

  test.each(['GET', 'POST', 'PUT', 'DELETE'])(
    'is not let through for %s when its browser asks first; one that the installation names is',
    async (method) => {
      const ask = (origin: string) =>
        server.app.inject({
          method: 'OPTIONS',
          url: urlOf(registros.guardar),
          headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'access-token' },
        });
      expect((await ask(EVIL)).headers['access-control-allow-origin']).toBeUndefined();
      const allowed = (await ask(APP)).headers;
      expect(allowed['access-control-allow-origin']).toBe(APP);
      expect(String(allowed['access-control-allow-methods'])).toContain(method);
    },
  );
});

describe('a session that somebody else has prepared', () => {
  const enter = (cookie: string) => server.call(login.entrar, { UserName: 'B', Password: TEST_PASSWORD }, { cookie });

  test('is not the one that a log-in opens: it gets a name and a secret of its own', async () => {
    const planted = await server.signIn('A');
    const answer = await enter(planted.cookie);
    const [, session] = (answer.cookie ?? '').split('.');
    expect(answer.status).toBe(200);
    expect(answer.cookie).not.toBe(planted.cookie);
    expect(session).not.toBe(planted.cookie.split('.')[1]);
    // The attacker knows the planted cookie, but it does not open the session of the person who signed in.
    const asPlanted = await server.call(auth.renovar, {}, { cookie: planted.cookie });
    for (const token of [planted.Token, asPlanted.content?.Token ?? planted.Token])
      expect((await server.call(login.conToken, {}, { token })).content?.UserName ?? 'nobody').not.toBe('B');
  });

  test('nor does one that was made up become real', async () => {
    const made = `jornada_refresh=${company.entidadId}.123e4567-e89b-42d3-a456-426614174000.${'a'.repeat(43)}`;
    const answer = await enter(made);
    expect(answer.status).toBe(200);
    expect(answer.cookie).not.toContain('123e4567-e89b-42d3-a456-426614174000');
    expect((await server.call(auth.renovar, {}, { cookie: made })).sobre.Error.Code).toBe('sesion.acceso-denegado');
  });
});

describe('a page of another origin that the installation names', () => {
  let https: TestServer;
  beforeAll(async () => {
    https = await createTestServer({ now: '2026-03-10T07:00:00Z', publicUrl: 'https://jornada.test' });
    await createTestCompany(https.db, { personas: [{ userName: 'A' }] });
  });
  afterAll(() => https.close());

  const enter = (origin: string | undefined) =>
    https.app.inject({
      method: 'POST',
      url: urlOf(login.entrar),
      headers: origin === undefined ? {} : { origin },
      payload: { UserName: 'A', Password: TEST_PASSWORD },
    });
  const refreshOf = (answer: Awaited<ReturnType<typeof enter>>) => answer.cookies.find(({ name }) => name.includes('jornada_refresh'));
  const renew = (cookie: string, origin?: string) =>
    https.app.inject({ method: 'GET', url: urlOf(auth.renovar), headers: { cookie, ...(origin && { origin }) } });

  test('renews its session by a cookie of its own, and signs out with it', async () => {
    const refresh = refreshOf(await enter(APP));
    expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', partitioned: true, path: '/' });
    const answer = await renew(`${refresh?.name}=${refresh?.value}`, APP);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': APP, 'access-control-allow-credentials': 'true' });
    // What it shows of people's photos is let through as well.
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const renewed = refreshOf(answer);
    expect(renewed?.sameSite).toBe('None');
    const cookie = `${renewed?.name}=${renewed?.value}`;
    await https.app.inject({ method: 'POST', url: urlOf(auth.salir), headers: { cookie, origin: APP } });
    expect((await renew(cookie, APP)).statusCode).toBe(401);
  });

  test.each([[EVIL], [undefined], ['null'], ['https://app.example.evil.example']])('its cookie renews nothing for %s', async (origin) => {
    const refresh = refreshOf(await enter(APP));
    expect((await renew(`${refresh?.name}=${refresh?.value}`, origin)).statusCode).toBe(401);
  });

  test('of everybody else the cookie is never sent from another site', async () => {
    for (const origin of [undefined, 'https://jornada.test', EVIL]) {
      const refresh = refreshOf(await enter(origin));
      expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
      expect(refresh?.partitioned).toBeUndefined();
      // And it is not taken for the other one.
      expect((await renew(`${refresh?.name}=${refresh?.value}`, APP)).statusCode).toBe(401);
    }
  });
});
