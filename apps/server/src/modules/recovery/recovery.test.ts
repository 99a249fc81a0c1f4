import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { correo } from '@jornada/contract/correo.ts';
import { login } from '@jornada/contract/login.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { createMailer, type Mailer } from '../../platform/mail.ts';
import { composed } from '../../platform/database/pool.ts';
import { urlOf } from '../../platform/http/router.ts';
import { readMail, startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createPasswords } from '../../platform/passwords.ts';
import { createTestCompany, TEST_COST, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const NOW = '2026-03-10T09:00:00Z';
const PUBLIC_URL = 'https://jornada.example';
const NUEVA = 'tres barcos verdes';

let server: TestServer;
let company: TestCompany;
let postbox: TestMailServer;
let mailer: Mailer;
const SET_PASSWORDS = composed('update instancia.usuarios set password_hash = $2 where entidad_id = $1');
const FORGET = composed('delete from central.intentos');

beforeAll(async () => {
  postbox = await startMailServer();
  mailer = createMailer({ url: postbox.url, from: 'Jornada <no-reply@jornada.example>' });
  server = await createTestServer({ now: NOW, mailer, publicUrl: PUBLIC_URL });
  company = await createTestCompany(server.db, {
    nombre: 'Faro, S.L.',
    personas: [
      { userName: '12345678Z', nombre: 'Lucía Martín', email: 'lucia@faro.example' },
      { userName: 'DOBLE', email: 'doble@faro.example', idioma: 'de' },
      { userName: 'SINCORREO' },
      { userName: 'FUERA', email: 'fuera@faro.example', activo: false },
      { userName: 'QUIOSCO', email: 'quiosco@faro.example', roles: ['quiosco'], esQuiosco: true, horario: null },
      { userName: 'ADMIN', roles: ['admin'], email: 'admin@faro.example' },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'DOBLE', email: 'doble@otra.example' }] });
});
afterAll(async () => {
  await server.close();
  await mailer.close();
  await postbox.close();
});
// Jobs of a test are done before the next one begins.
afterEach(settle);
beforeEach(async () => {
  server.clock.set(NOW);
  postbox.mails.length = 0;
  await server.db.query(FORGET, []);
  // No new password is that of now: each test begins with the first one.
  const hash = await createPasswords({ cost: TEST_COST }).hash(TEST_PASSWORD);
  await server.db.tenant(company.entidadId, (tx) => tx.query(SET_PASSWORDS, [company.entidadId, hash]));
});

/** Runs all jobs, those put in by other jobs included. */
async function settle(): Promise<void> {
  while ((await server.jobs.runDue()) > 0);
}
const ask = (user: string) => server.call(recovery.pedir, { user });
/** The mails that the mail server has received after all jobs are done. */
async function mailsAfter(user: string) {
  await ask(user);
  await settle();
  return postbox.mails.map((mail) => ({ to: mail.to[0], ...readMail(mail) }));
}
async function tokenFor(user: string): Promise<string> {
  const [mail] = await mailsAfter(user);
  return new URL(mail!.link).searchParams.get('token')!;
}
const change = (Token: string, Password = NUEVA) => server.call(recovery.cambiar, { Tipo: 'recuperacion', Token, Password });

describe('asking', () => {
  test('leads by mail to a page of the public address, whatever the request calls its host', async () => {
    await server.app.inject({
      method: 'GET',
      url: `${urlOf(recovery.pedir)}?user=12.345.678-z`,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example', forwarded: 'host=evil.example' },
    });
    await settle();
    expect(postbox.mails.map(({ to }) => to)).toEqual([['lucia@faro.example']]);
    const { link, text, html, headers } = readMail(postbox.mails[0]!);
    expect(link).toMatch(/^https:\/\/jornada\.example\/recovery\?token=\d+\.[\w-]{43}$/);
    expect(headers + text + html).not.toContain('evil.example');
    expect(text).toContain('Lucía Martín');
  });

  test('answers everybody the same: known, unknown, without address, gone, kiosk', async () => {
    const answers = await Promise.all(['12345678Z', 'NADIE', 'SINCORREO', 'FUERA', 'QUIOSCO'].map(ask));
    const [first, ...others] = answers.map(({ status, sobre, headers }) => ({ status, sobre, names: Object.keys(headers).toSorted() }));
    expect(first).toMatchObject({ status: 200, sobre: { Error: { HasError: false }, content: null } });
    for (const other of others) expect(other).toEqual(first);
    await settle();
    expect(postbox.mails.map(({ to }) => to[0])).toEqual(['lucia@faro.example']);
  });

  test('does the same work before the answer, known or not: the same statements, so that time says nothing', async () => {
    const [queries, tenants, sent] = [vi.spyOn(server.db, 'query'), vi.spyOn(server.db, 'tenant'), vi.spyOn(server.jobs, 'send')];
    const workFor = async (user: string) => {
      for (const spy of [queries, tenants, sent]) spy.mockClear();
      await ask(user);
      return { queries: queries.mock.calls.map(([text]) => text), tenants: tenants.mock.calls.length, jobs: sent.mock.calls.length };
    };
    const known = await workFor('12345678Z');
    expect(known).toMatchObject({ tenants: 0, jobs: 1 });
    expect(known.queries.length).toBeGreaterThan(1);
    expect(await workFor('NADIE')).toEqual(known);
    vi.restoreAllMocks();
    await settle();
  });

  test('somebody in two companies gets one mail from each, in their language there', async () => {
    const mails = await mailsAfter('doble');
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['doble@faro.example', 'doble@otra.example']));
    expect(mails.find(({ to }) => to === 'doble@faro.example')!.text).toContain('Hallo ');
    expect(mails.find(({ to }) => to === 'doble@otra.example')!.text).toContain('Otra, S.A.');
  });

  test.each([['12345678Z'], ['NADIE']])('a fourth time within a quarter of an hour has to wait: %s', async (user) => {
    for (let n = 0; n < 3; n += 1) expect((await ask(user)).status).toBe(200);
    const { status, sobre, headers } = await ask(user);
    expect([status, sobre.Error.Code]).toEqual([429, 'general.demasiadas-veces']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance({ minutes: 16 });
    expect((await ask(user)).status).toBe(200);
  });

  test('one address cannot ask for everybody', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push((await ask(`P${n}`)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

  test.each([[''], ['x'.repeat(65)], ['a\u0000b']])('what is no user name is refused: %j', async (user) => {
    expect((await ask(user)).status).toBe(422);
  });
});

describe('the link', () => {
  test('names its person, sets the password once, ends every session, and sends a mail', async () => {
    const device = await server.signIn('12345678Z');
    const Token = await tokenFor('12345678Z');
    expect((await server.call(recovery.abrir, { Tipo: 'recuperacion', Token })).content.Cuenta).toEqual({
      UserName: '12345678Z',
      NombreCompleto: 'Lucía Martín',
      Entidad: 'Faro, S.L.',
    });
    postbox.mails.length = 0;
    const { content, cookie } = await change(Token);
    expect(content).toEqual({ UserName: '12345678Z', EntidadId: company.entidadId });
    expect(cookie).toBeUndefined();
    expect((await server.call(sesiones.listado, {}, { token: device.Token })).sobre.Error.Code).toBe('sesion.caducada');
    expect((await server.call(login.entrar, { UserName: '12345678Z', Password: TEST_PASSWORD })).status).toBe(401);
    expect((await server.call(login.entrar, { UserName: '12345678Z', Password: NUEVA })).status).toBe(200);
    expect((await change(Token)).sobre.Error.Code).toBe('recovery.enlace-no-vale');
    // Opening an expired link is not an error of the caller: the answer says so without an error.
    const again = await server.call(recovery.abrir, { Tipo: 'recuperacion', Token });
    expect([again.status, again.content]).toEqual([200, { Cuenta: null }]);
    await settle();
    expect(postbox.mails.map((mail) => readMail(mail).text)).toEqual([expect.stringContaining('acaba de cambiar')]);
  });

  test('sets no password that is the present one, nor one that was published; it stays for another', async () => {
    const Token = await tokenFor('DOBLE');
    const refusals = [];
    for (const Password of [TEST_PASSWORD, 'usuckballz1', 'Manchester2026!', '1q2w3e4r5t6y'])
      refusals.push((await change(Token, Password)).sobre.Error.Fields['Password']);
    expect(refusals.every((text) => (text ?? '').length > 10)).toBe(true);
    // The present one is told apart from those that everybody knows.
    expect(new Set(refusals).size).toBe(2);
    expect((await change(Token, 'cuatro faros de sal')).status).toBe(200);
  });

  test('of ten who use it at once, one sets the password', async () => {
    const Token = await tokenFor('12345678Z');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change(Token, `${NUEVA} ${'abcdefghij'[n]}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, sobre } of answers.filter((answer) => answer.status !== 200))
      expect([status, sobre.Error.Code]).toEqual([404, 'recovery.enlace-no-vale']);
  });

  test('ends with half an hour, and with another one that was used', async () => {
    const older = await tokenFor('12345678Z');
    postbox.mails.length = 0;
    const newer = await tokenFor('12345678Z');
    expect((await change(newer)).status).toBe(200);
    expect((await change(older)).status).toBe(404);
    await settle();
    postbox.mails.length = 0;
    const late = await tokenFor('12345678Z');
    server.clock.advance({ minutes: 30 });
    expect((await change(late)).status).toBe(404);
  });

  test('is no invitation, and an invitation is no recovery', async () => {
    const Token = await tokenFor('12345678Z');
    expect((await server.call(recovery.cambiar, { Tipo: 'invitacion', Token, Password: NUEVA })).status).toBe(404);
    expect((await change(Token)).status).toBe(200);
  });

  test('of somebody who has left in the meantime opens nothing', async () => {
    const Token = await tokenFor('12345678Z');
    const set = composed('update instancia.usuarios set activo = $2 where entidad_id = $1 and user_name = $3');
    const put = (activo: boolean) => server.db.tenant(company.entidadId, (tx) => tx.query(set, [company.entidadId, activo, '12345678Z']));
    await put(false);
    expect((await change(Token)).status).toBe(404);
    await put(true);
  });

  test.each([
    ['corta', 'nueve-car'],
    ['comun', 'password123'],
    ['usuario', 'hola 12345678Z'],
  ])('a password that is too weak (%s) leaves it as it was', async (_falta, Password) => {
    const Token = await tokenFor('12345678Z');
    const refused = await change(Token, Password);
    expect([refused.status, Object.keys(refused.sobre.Error.Fields)]).toEqual([422, ['Password']]);
    expect((await change(Token)).status).toBe(200);
  });

  test('cannot be guessed at leisure from one address', async () => {
    const wrong = `${company.entidadId}.${'A'.repeat(43)}`;
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await change(wrong)).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
    expect(statuses[30]).toBe(429);
  });

  test.each([
    [{ Tipo: 'recuperacion', Token: 'x'.repeat(101), Password: NUEVA }, 422],
    [{ Tipo: 'recuperacion', Token: "1' or '1'='1", Password: NUEVA }, 404],
    [{ Tipo: 'recuperacion', Token: '\u0000', Password: NUEVA }, 422],
    [{ Tipo: 'acceso', Token: 'x', Password: NUEVA }, 422],
    [{ Tipo: 'recuperacion', Token: 'x', Password: 'x'.repeat(201) }, 422],
    [{ Tipo: 'recuperacion', Token: { a: 1 }, Password: NUEVA }, 422],
  ])('refuses %j', async (body, status) => {
    expect((await server.call(recovery.cambiar, body)).status).toBe(status);
  });
});

test('the admin sees in the outbox that a mail left, and not the link', async () => {
  await mailsAfter('12345678Z');
  const { Token: token } = await server.signIn('ADMIN');
  const { items } = (await server.call(correo.listado, {}, { token })).content;
  expect(items[0]).toMatchObject({ para: 'lucia@faro.example', estado: 'enviado', sePuedeVer: false });
  expect((await server.call(correo.ver, { id: items[0]!.id }, { token })).sobre.Error.Code).toBe('correo.no-se-muestra');
});
