import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { auth } from '@jornada/contract/auth.ts';
import { MOBILE_ORIGINS } from '@jornada/contract/mobile-app.ts';
import { login } from '@jornada/contract/login.ts';
import { createTestCompany, TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestServer, type Extras, type TestServer } from '../../testing/test-server.ts';
import { hashSecret } from './refresh-secret.ts';

let server: TestServer;
const START = '2026-03-10T09:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: START });
  await createTestCompany(server.db, { personas: [{ userName: 'A' }] });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(START));

const profileWith = (token: string) => server.call(login.conToken, {}, { token });
type Door = { name: string; origin?: string };
const BROWSER: Door = { name: 'a cookie' };
const WRAPPERS: Door[] = MOBILE_ORIGINS.map((origin) => ({ name: `the header of ${origin}`, origin }));

/** A secret as this door carries it: `jornada_refresh=…`. */
const carrying = ({ origin }: Door, secret: string | undefined): Extras => {
  if (origin === undefined) return secret === undefined ? {} : { cookie: secret };
  return { origin, ...(secret === undefined ? {} : { secrets: secret }) };
};
/** What an answer gives to keep through this door, and that it gives nothing through the other one. */
function keptOf({ origin }: Door, { cookie, headers }: { cookie: string | undefined; headers: Record<string, unknown> }) {
  const given = headers['x-jornada-secretos'];
  expect(origin === undefined ? given : headers['set-cookie']).toBeUndefined();
  if (origin === undefined) return cookie;
  return typeof given === 'string' ? given.split(', ').find((one) => one.startsWith('jornada_refresh=')) : undefined;
}
async function signIn(door: Door) {
  const answer = await server.call(login.entrar, { UserName: 'A', Password: TEST_PASSWORD }, carrying(door, undefined));
  return { Token: answer.content.Perfil?.Token ?? '', secret: keptOf(door, answer) ?? '' };
}
async function renew(door: Door, secret: string | undefined) {
  const answer = await server.call(auth.renovar, {}, carrying(door, secret));
  return { ...answer, secret: keptOf(door, answer) };
}

describe.each([BROWSER, ...WRAPPERS])('renewing by $name', (door) => {
  test("without a secret, with another session's secret, or garbage: access denied", async () => {
    const { secret } = await signIn(door);
    const forged = secret.replace(/.{5}$/, 'AAAAA');
    for (const bad of [undefined, 'jornada_refresh=x', forged]) {
      const { status, sobre } = await renew(door, bad);
      expect([status, sobre.Error.Code]).toEqual([401, 'sesion.acceso-denegado']);
    }
  });

  test('the secret rotates; the one before still opens for 30 seconds, so that two tabs get along', async () => {
    const { secret } = await signIn(door);
    const first = await renew(door, secret);
    expect(first.secret).not.toBe(secret);
    server.clock.advance({ seconds: 20 });
    const second = await renew(door, secret);
    expect([second.status, second.secret]).toEqual([200, undefined]);
  });

  test('any older secret means theft as well, however long ago it was given out, and within the 30 seconds too', async () => {
    const { secret: first } = await signIn(door);
    const second = (await renew(door, first)).secret ?? '';
    const third = (await renew(door, second)).secret ?? '';
    expect(new Set([first, second, third]).size).toBe(3);
    const { content } = await renew(door, second);
    expect((await profileWith(content.Token)).status).toBe(200);

    const { status, sobre } = await renew(door, first);
    expect([status, sobre.Error.Code]).toEqual([401, 'sesion.acceso-denegado']);
    expect((await renew(door, third)).status).toBe(401);
    expect((await profileWith(content.Token)).sobre.Error.Code).toBe('sesion.caducada');
  });

  test('a guess, or a secret of another session, ends nobody', async () => {
    const mine = await signIn(door);
    const other = await signIn(door);
    const [name = '', session = ''] = mine.secret.split('.');
    const borrowed = [name, session, other.secret.split('.')[2]].join('.');
    const guessed = [name, session, Buffer.alloc(32, 7).toString('base64url')].join('.');
    for (const made of [borrowed, guessed]) {
      expect((await renew(door, made)).status).toBe(401);
      await server.call(auth.salir, {}, carrying(door, made));
    }
    expect((await renew(door, mine.secret)).status).toBe(200);
    expect((await renew(door, other.secret)).status).toBe(200);
  });

  test('slides: used every day it lives on, unused for 80,000 seconds it is over', async () => {
    let { secret } = await signIn(door);
    for (let day = 0; day < 3; day += 1) {
      server.clock.advance({ seconds: 79_000 });
      const renewed = await renew(door, secret);
      expect(renewed.status).toBe(200);
      secret = renewed.secret ?? '';
    }
    server.clock.advance({ seconds: 80_001 });
    expect((await renew(door, secret)).status).toBe(401);
  });

  test('twenty refreshes at once with one secret all get a token', async () => {
    const { secret } = await signIn(door);
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(door, secret)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.filter((answer) => answer.secret)).toHaveLength(1);
  });
});

describe('a browser', () => {
  const door = BROWSER;

  test('an old secret after that means theft: the session ends for both', async () => {
    const { secret } = await signIn(door);
    const renewed = await renew(door, secret);
    server.clock.advance({ seconds: 31 });
    expect((await renew(door, secret)).status).toBe(401);
    expect((await renew(door, renewed.secret)).status).toBe(401);
  });

  test('a secret from before the seal is accepted, and the new one is sealed', async () => {
    const { secret, Token } = await signIn(door);
    const { ent, sid } = decodeJwt<{ ent: number; sid: string }>(Token);
    const unsealed = Buffer.alloc(32, 9);
    await server.db.tenant(ent, (tx) =>
      tx.query({ name: 'unseal', text: 'update instancia.sesiones set secreto = $3 where entidad_id = $1 and sesion_id = $2' }, [
        ent,
        sid,
        hashSecret(unsealed),
      ]),
    );
    const old = secret.replace(/[^.]+$/, unsealed.toString('base64url'));
    const first = await renew(door, old);
    expect(first.status).toBe(200);
    const second = await renew(door, first.secret);
    server.clock.advance({ seconds: 31 });
    expect((await renew(door, first.secret)).status).toBe(401);
    expect((await renew(door, second.secret)).status).toBe(401);
  });
});

describe.each(WRAPPERS)('the wrapper, by $name', (door) => {
  test('an answer that got lost ends nothing: the secret before it is good until the lost one is used', async () => {
    const { secret } = await signIn(door);
    const lost = await renew(door, secret);
    server.clock.advance({ minutes: 15 });
    const again = await renew(door, secret);
    expect(again.status).toBe(200);
    expect(new Set([secret, lost.secret, again.secret]).size).toBe(3);
    // Lost a second time, and found at last.
    server.clock.advance({ hours: 20 });
    const found = await renew(door, secret);
    server.clock.advance({ minutes: 15 });
    expect((await renew(door, found.secret)).status).toBe(200);
    expect((await profileWith(found.content.Token)).status).toBe(401);
  });

  test('two that go on with one secret are noticed as soon as the other one renews', async () => {
    const { secret } = await signIn(door);
    const mine = await renew(door, secret);
    server.clock.advance({ minutes: 15 });
    const thief = await renew(door, secret);
    expect((await renew(door, mine.secret)).status).toBe(401);
    expect((await renew(door, thief.secret)).status).toBe(401);
    expect((await profileWith(thief.content.Token)).sobre.Error.Code).toBe('sesion.caducada');
  });

  test('signing out takes the secret from the device, and it is worthless', async () => {
    const { secret, Token } = await signIn(door);
    const answer = await server.call(auth.salir, {}, carrying(door, secret));
    expect(keptOf(door, answer)).toBe('jornada_refresh=');
    expect((await profileWith(Token)).sobre.Error.Code).toBe('sesion.caducada');
    expect((await renew(door, secret)).status).toBe(401);
  });
});

describe('a secret is good only through the door by which it was given', () => {
  const [ANDROID = BROWSER] = WRAPPERS;

  test.each([
    ['a cookie in the header', BROWSER, ANDROID],
    ['what the wrapper keeps in a cookie', ANDROID, BROWSER],
  ])('%s: the session ends', async (_name, from, to) => {
    const { secret } = await signIn(from);
    expect((await renew(to, secret)).status).toBe(401);
    expect((await renew(from, secret)).status).toBe(401);
  });

  test('of a request of the wrapper no cookie is read, and of a page no header', async () => {
    const { secret: cookie } = await signIn(BROWSER);
    expect((await server.call(auth.renovar, {}, { cookie, origin: ANDROID.origin ?? '' })).status).toBe(401);
    expect((await server.call(auth.renovar, {}, { secrets: cookie })).status).toBe(401);
    for (const origin of ['https://evil.example', 'https://localhost:8443', 'http://localhost', 'null'])
      expect((await server.call(auth.renovar, {}, { secrets: cookie, origin })).status).toBe(401);
    expect((await renew(BROWSER, cookie)).status).toBe(200);
  });

  test('a browser cannot call itself the wrapper', async () => {
    const headers = { 'user-agent': 'Jornada-App Jornada-App Mozilla/5.0' };
    const entered = await server.app.inject({
      method: 'POST',
      url: login.entrar.path,
      headers,
      payload: { UserName: 'A', Password: TEST_PASSWORD },
    });
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`)[0] ?? '';
    expect(entered.headers['x-jornada-secretos']).toBeUndefined();
    expect((await renew(BROWSER, cookie)).status).toBe(200);
  });
});
