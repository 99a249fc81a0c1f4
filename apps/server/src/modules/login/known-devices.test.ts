import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceso } from '@jornada/contract/acceso.ts';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { composed } from '../../platform/database/pool.ts';
import { readMail, startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createMailer, type Mailer } from '../../platform/mail.ts';
import { createTestCompany, TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let postbox: TestMailServer;
let mailer: Mailer;
const NOW = '2026-03-10T07:00:00Z';
const FORGET = composed('delete from central.intentos');
/** Addresses of people and strangers; the last part tells whose. */
const HOME = '203.0.113.7';
const elsewhere = (n: number): string => `198.51.100.${n}`;

beforeAll(async () => {
  postbox = await startMailServer();
  mailer = createMailer({ url: postbox.url, from: 'Jornada <no-reply@jornada.example>' });
  server = await createTestServer({ now: NOW, mailer, publicUrl: 'https://jornada.example' });
  await createTestCompany(server.db, {
    personas: [
      { userName: 'ANA', email: 'ana@faro.example' },
      { userName: 'LUIS' },
      ...Array.from({ length: 9 }, (_, n) => ({ userName: `P${n}` })),
    ],
  });
});
afterAll(async () => {
  await server.close();
  await mailer.close();
  await postbox.close();
});
beforeEach(async () => {
  server.clock.set(NOW);
  postbox.mails.length = 0;
  await server.db.query(FORGET, []);
});

const enter = (UserName: string, Password: string, extras: { cookie?: string; from?: string } = {}) =>
  server.call(login.entrar, { UserName, Password }, { from: HOME, ...extras });
/** Signs in and returns the browser's cookies. */
async function knownDeviceOf(userName: string, cookie?: string): Promise<string> {
  const { status, cookies } = await enter(userName, TEST_PASSWORD, cookie === undefined ? {} : { cookie });
  expect(status).toBe(200);
  return cookies;
}
async function guess(userName: string, times: number, extras: { cookie?: string; from?: string } = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await enter(userName, `mal-${n}`, extras)).status);
  return statuses;
}
const settle = async (): Promise<void> => {
  while ((await server.jobs.runDue()) > 0);
};

describe('a device on which somebody has signed in before', () => {
  test('lets them in whatever strangers have tried elsewhere, or beside them; another device has to wait', async () => {
    const cookie = await knownDeviceOf('ANA');
    expect(new Set(await guess('ANA', 12, { from: elsewhere(1) }))).toEqual(new Set([401, 429]));
    // From the same office, too: with a hundred names, until the whole address has to wait.
    for (let n = 0; n < 110; n += 1) await enter(`NADIE${n}`, 'mal');
    expect((await enter('ANA', TEST_PASSWORD, { from: elsewhere(2) })).status).toBe(429);
    expect((await enter('LUIS', TEST_PASSWORD)).status).toBe(429);
    expect((await enter('ANA', TEST_PASSWORD, { cookie })).status).toBe(200);
  });

  test('has ten tries of its own, and takes none from anybody', async () => {
    const cookie = await knownDeviceOf('ANA');
    expect(await guess('ANA', 11, { cookie })).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await enter('ANA', TEST_PASSWORD, { cookie })).status).toBe(429);
    expect((await enter('ANA', TEST_PASSWORD, { from: elsewhere(3) })).status).toBe(200);
  });

  test('is known for its own people only, and by nothing that was made up', async () => {
    const cookie = await knownDeviceOf('LUIS');
    const [id = '', proof = ''] = /jornada_aparato=([^;]+)/.exec(cookie)?.[1]?.split('.') ?? [];
    await guess('ANA', 10, { from: elsewhere(4) });
    const forged = [
      cookie,
      ...[`${id}.${proof}`, `${id}.${'A'.repeat(22)}`, `${'A'.repeat(22)}.${proof}`, '', 'x'].map(
        (value) => `__Host-jornada_aparato=${value}`,
      ),
    ];
    for (const one of forged) expect((await enter('ANA', TEST_PASSWORD, { cookie: one })).status).toBe(429);
  });

  test('is known for several people, the eight latest', async () => {
    let cookie = await knownDeviceOf('ANA');
    for (let n = 0; n < 7; n += 1) cookie = await knownDeviceOf(`P${n}`, cookie);
    cookie = await knownDeviceOf('ANA', cookie);
    cookie = await knownDeviceOf('P7', cookie);
    for (const userName of ['ANA', 'P0', 'P1']) await guess(userName, 10, { from: elsewhere(5) });
    expect((await enter('ANA', TEST_PASSWORD, { cookie })).status).toBe(200);
    expect((await enter('P1', TEST_PASSWORD, { cookie })).status).toBe(200);
    expect((await enter('P0', TEST_PASSWORD, { cookie })).status).toBe(429);
  });
});

describe('strangers', () => {
  test('cannot keep somebody from a new password: who asks is answered, and each link that was sent opens', async () => {
    for (let n = 0; n < 20; n += 1) expect((await server.call(recovery.pedir, { user: 'ANA' }, { from: elsewhere(n) })).status).toBe(200);
    expect((await server.call(recovery.pedir, { user: 'ANA' }, { from: HOME })).status).toBe(200);
    await settle();
    // The largest allowed number of unwanted mails.
    expect(postbox.mails).toHaveLength(6);
    const tokens = postbox.mails.map((mail) => new URL(readMail(mail).link).searchParams.get('token') ?? '');
    server.clock.advance({ minutes: 14 });
    for (const Token of tokens)
      expect((await server.call(recovery.abrir, { Tipo: 'recuperacion', Token }, { from: HOME })).content.Cuenta).not.toBeNull();
    const [first = '', second = ''] = tokens;
    const change = (Token: string) =>
      server.call(recovery.cambiar, { Tipo: 'recuperacion', Token, Password: 'tres barcos verdes' }, { from: HOME });
    expect([(await change(first)).status, (await change(second)).sobre.Error.Code]).toEqual([200, 'recovery.enlace-no-vale']);
  });

  test('leave a known device its own mails, and its limit', async () => {
    const { cookies: cookie } = await enter('ANA', 'tres barcos verdes');
    for (let n = 0; n < 10; n += 1) await server.call(recovery.pedir, { user: 'ANA' }, { from: elsewhere(n) });
    await settle();
    postbox.mails.length = 0;
    const asked = [];
    for (let n = 0; n < 4; n += 1) asked.push((await server.call(recovery.pedir, { user: 'ANA' }, { from: HOME, cookie })).status);
    await settle();
    expect([asked, postbox.mails.length]).toEqual([[200, 200, 200, 429], 3]);
  });

  test('who try links that open nothing use up nothing of somebody with a good one', async () => {
    await server.call(recovery.pedir, { user: 'ANA' }, { from: HOME });
    await settle();
    const Token = new URL(readMail(postbox.mails[0]!).link).searchParams.get('token') ?? '';
    const wrong = `1.${'A'.repeat(43)}`;
    const misses = [];
    for (let n = 0; n < 31; n += 1)
      misses.push((await server.call(recovery.abrir, { Tipo: 'recuperacion', Token: wrong }, { from: HOME })).status);
    expect(misses.filter((status) => status === 429)).toHaveLength(1);
    expect((await server.call(recovery.abrir, { Tipo: 'recuperacion', Token }, { from: HOME })).status).toBe(200);
  });

  test('with a whole network of IPv6 are one address', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 101; n += 1) statuses.add((await enter(`NADIE${n}`, 'mal', { from: `2001:db8:1:2::${n.toString(16)}` })).status);
    expect(statuses).toEqual(new Set([401, 429]));
    expect((await enter('LUIS', TEST_PASSWORD, { from: '2001:db8:1:3::1' })).status).toBe(200);
  });
});

test('over https every cookie belongs to this host alone; a plain one is not read', async () => {
  const { headers, cookie = '' } = await enter('LUIS', TEST_PASSWORD);
  const set = [headers['set-cookie']].flat().map(String);
  expect(set.map((one) => one.split('=')[0])).toEqual(['__Host-jornada_refresh', '__Host-jornada_aparato']);
  for (const one of set) expect(one).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect((await server.call(auth.renovar, {}, { cookie: cookie.replace('__Host-', '') })).status).toBe(401);
  expect((await server.call(auth.renovar, {}, { cookie })).status).toBe(200);
  const left = await server.call(auth.salir, {}, { cookie });
  expect(String(left.headers['set-cookie'])).toMatch(/^__Host-jornada_refresh=; .*Path=\/.*Secure/);
});

test('on plain http they keep their names and paths', async () => {
  const plain = await createTestServer({ now: NOW });
  await createTestCompany(plain.db, { personas: [{ userName: 'ANA' }] });
  const { headers } = await plain.call(login.entrar, { UserName: 'ANA', Password: TEST_PASSWORD });
  const set = [headers['set-cookie']].flat().map(String);
  expect(set.map((one) => /^(\w+)=.*Path=([^;]+)/.exec(one)?.slice(1))).toEqual([
    ['jornada_refresh', '/instancia/auth'],
    ['jornada_aparato', '/api'],
  ]);
  expect(set.join()).not.toContain('Secure');
  await plain.close();
});

test('the ways in are counted per device of the person as well', async () => {
  const cookie = await knownDeviceOf('LUIS');
  for (let n = 0; n < 301; n += 1) await server.call(acceso.metodos, { Username: `NADIE${n}` }, { from: HOME });
  expect((await server.call(acceso.metodos, { Username: 'P8' }, { from: HOME })).status).toBe(429);
  expect((await server.call(acceso.metodos, { Username: 'LUIS' }, { from: HOME, cookie })).status).toBe(200);
});
