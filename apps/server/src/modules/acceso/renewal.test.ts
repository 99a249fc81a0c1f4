import { composed } from '../../platform/database/pool.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { login } from '@jornada/contract/login.ts';
import { createAccesoWorld, newBrowser, type AccesoWorld } from '../../testing/acceso-world.ts';
import { signInAtProvider } from '../../testing/oidc-provider.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: AccesoWorld;

beforeAll(async () => {
  world = await createAccesoWorld({ personas: [{ userName: 'ANA' }], accounts: [] });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.clock.set(NOW);
  world.provider.setDown(false);
  world.provider.accounts.set('ANA', { sub: 'ANA' });
  await world.configure('sso');
});

async function signIn(): Promise<{ token: string; cookie: string }> {
  const browser = newBrowser();
  const started = await world.begin(browser, 'sso', 'ANA');
  await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ANA' }));
  const { content } = await world.check(browser, 'sso', started);
  return { token: content.Perfil?.Token ?? '', cookie: `__Host-jornada_refresh=${browser.jar.get('__Host-jornada_refresh')}` };
}
const renew = (cookie: string) => world.server.call(auth.renovar, {}, { cookie });
const profileWith = (token: string) => world.server.call(login.conToken, {}, { token });

test('an expired token asks for a refresh like any other, and the provider is asked before there is a new one, each time', async () => {
  const { token, cookie } = await signIn();
  world.server.clock.advance({ minutes: 16 });
  expect((await profileWith(token)).headers['request-action']).toBe('RefreshToken');
  const before = world.provider.tokenRequests();
  const first = await renew(cookie);
  expect([first.status, world.provider.tokenRequests()]).toEqual([200, before + 1]);
  const second = await renew(first.cookie ?? '');
  expect([second.status, world.provider.tokenRequests()]).toEqual([200, before + 2]);
  const claims = JSON.parse(Buffer.from(second.content.Token.split('.')[1] ?? '', 'base64url').toString()) as { tSSO: boolean };
  expect(claims.tSSO).toBe(true);
  expect((await profileWith(second.content.Token)).status).toBe(200);
});

test('a session by password is not asked for anywhere', async () => {
  const { cookie } = await world.server.signIn('ANA');
  const before = world.provider.tokenRequests();
  expect((await renew(cookie)).status).toBe(200);
  expect(world.provider.tokenRequests()).toBe(before);
});

test('a provider that says no renews nothing, however often it is asked: its person has to sign in there again', async () => {
  const { token, cookie } = await signIn();
  world.provider.forget('ANA');
  world.server.clock.advance({ minutes: 16 });
  const answer = await renew(cookie);
  expect([answer.status, answer.sobre.Error.Code, answer.cookie]).toEqual([401, 'sesion.renovar-sso', undefined]);
  expect((await profileWith(token)).sobre.Error.Code).toBe('sesion.renovar');
  // The first claim counts, even if the provider would send another one now.
  world.provider.accounts.set('ANA', { sub: 'ANA' });
  const asked = world.provider.tokenRequests();
  expect((await renew(cookie)).sobre.Error.Code).toBe('sesion.renovar-sso');
  expect(world.provider.tokenRequests()).toBe(asked);
});

test('a provider that is away ends nothing, and opens nothing: the same secret works when it is back', async () => {
  const { cookie } = await signIn();
  world.provider.setDown(true);
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await renew(cookie);
    expect([answer.status, answer.sobre.Error.Code, answer.cookie]).toEqual([503, 'acceso.proveedor-no-responde', undefined]);
  }
  world.provider.setDown(false);
  expect((await renew(cookie)).status).toBe(200);
});

test('ten refreshes at once with one secret ask the provider once, and all get a token', async () => {
  const { cookie } = await signIn();
  const before = world.provider.tokenRequests();
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew(cookie)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers.filter((answer) => answer.cookie)).toHaveLength(1);
  expect(world.provider.tokenRequests()).toBe(before + 1);
});

test('a copied secret still ends the session for both', async () => {
  const { cookie } = await signIn();
  const renewed = await renew(cookie);
  world.server.clock.advance({ seconds: 31 });
  expect((await renew(cookie)).status).toBe(401);
  expect((await renew(renewed.cookie ?? '')).status).toBe(401);
});

test('a provider that the company has removed, or switched off, renews nothing', async () => {
  const first = await signIn();
  await world.configure('sso', { activo: false });
  expect((await renew(first.cookie)).sobre.Error.Code).toBe('sesion.acceso-denegado');
  await world.configure('sso');
  const second = await signIn();
  await world.server.call(accesoIntranet.borrar, { proveedor: 'sso' }, world.admin);
  expect((await renew(second.cookie)).sobre.Error.Code).toBe('sesion.acceso-denegado');
});

test('what renews it is not readable in the database', async () => {
  await signIn();
  const rows = await world.server.db.tenant(world.company.entidadId, (tx) =>
    tx.query(composed<{ token: Buffer }>('select token from instancia.sesiones_sso where entidad_id = $1 and token is not null'), [
      world.company.entidadId,
    ]),
  );
  expect(rows.length).toBeGreaterThan(0);
  // A refresh token is text, but the stored value must not be.
  for (const { token } of rows) expect(token.toString('latin1')).not.toMatch(/^[\w-]+$/);
});
