import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auth, type ReturnToProvider } from '@jornada/contract/auth.ts';
import { MOBILE_ORIGINS } from '@jornada/contract/mobile-app.ts';
import { createAccesoWorld, newBrowser, type AccesoWorld, type Browser } from '../../testing/acceso-world.ts';
import { signInAtProvider } from '../../testing/oidc-provider.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: AccesoWorld;
beforeAll(async () => {
  world = await createAccesoWorld({
    personas: [{ userName: 'ANA' }, { userName: 'LUIS' }],
    accounts: [{ sub: 'ANA' }, { sub: 'LUIS' }],
    renews: false,
  });
  await world.configure('365');
  await world.configure('sso');
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const codeOf = (answer: { sobre: { Error: { Code: string } } }) => answer.sobre.Error.Code;
/** The app on a phone: it shares no cookie with the browser of the phone. */
const newApp = (): Browser => ({ ...newBrowser(), origin: MOBILE_ORIGINS[0] ?? '' });
const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
/** Where a page leads back to: by itself, and by its link. */
function wayBackOf(text: string): URL {
  const [refresh, link] = [/http-equiv="refresh" content="0;url=([^"]+)"/, /<a href="([^"]+)"/].map((mark) => mark.exec(text)?.[1]);
  expect(refresh).toBe(link);
  return new URL((link ?? '').replaceAll('&#38;', '&'));
}

/** The app begins, and the system's browser goes to the provider. */
async function setOut(app: Browser, userName = 'ANA') {
  const verifier = newVerifier();
  const started = await world.begin(app, '365', userName, { Reto: challengeOf(verifier) });
  const browser = newBrowser();
  const signIn = async (account = 'ANA', at = browser) => world.arrive(at, await signInAtProvider(started.url.href, { login: account }));
  return { app, verifier, started, browser, signIn };
}
const check = ({ app, started }: { app: Browser; started: Parameters<AccesoWorld['check']>[2] }, more: object) =>
  world.check(app, '365', started, more);

describe('an app that signs in through the browser of the system', () => {
  test.each(['365', 'sso'] as const)('by %s is in once that browser has brought it the code, without any cookie', async (proveedor) => {
    const [app, browser, Verificador] = [newApp(), newBrowser(), newVerifier()];
    const started = await world.begin(app, proveedor, 'ANA', { Reto: challengeOf(Verificador) });
    expect(app.jar.size).toBe(0);
    const ask = (more: object) => world.check(app, proveedor, started, { Verificador, ...more });
    expect((await ask({})).content.Estado).toBe('pendiente');

    const page = await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ANA' }));
    expect([page.status, browser.jar.size]).toEqual([200, 0]);
    const back = wayBackOf(page.text);
    expect([back.protocol, back.host, back.searchParams.get('idlogin')]).toEqual(['jornada:', 'signin', started.idLogin]);
    // The page does not close: it is the way to the app.
    expect(page.text).not.toContain('cerrar.js');

    expect((await ask({})).content.Estado).toBe('pendiente');
    const Codigo = back.searchParams.get('codigo') ?? '';
    const { content } = await ask({ Codigo });
    expect(content).toMatchObject({ Estado: 'dentro', Perfil: { UserName: 'ANA' } });
    expect([...app.jar.keys()]).toEqual(['jornada_refresh', 'jornada_aparato']);
    expect(codeOf(await ask({ Codigo }))).toBe('acceso.intento-no-valido');
  });

  test('a log-in that failed is told at once: the browser has nothing to bring, and it may have been closed', async () => {
    const out = await setOut(newApp());
    await out.signIn('LUIS');
    expect(codeOf(await check(out, { Verificador: out.verifier }))).toBe('acceso.otra-cuenta');
  });

  test('somebody who has sent the address to another person gets nothing, whatever that person does in their browser', async () => {
    const thief = await setOut(newApp());
    expect((await thief.signIn('ANA', newBrowser())).status).toBe(200);
    // The code is in the browser of the person; the thief has the verifier and may guess, or bring the code of an attempt of their own.
    const own = await setOut(newApp(), 'LUIS');
    const stolen = wayBackOf((await own.signIn('LUIS')).text).searchParams.get('codigo') ?? '';
    for (const Codigo of [stolen, 'x.y.z', `${stolen}x`])
      expect(codeOf(await check(thief, { Verificador: thief.verifier, Codigo }))).toBe('acceso.intento-no-valido');
    expect((await check(thief, { Verificador: thief.verifier })).content.Estado).toBe('pendiente');
    // Nor by pretending to be a browser that began it with a cookie.
    const name = `__Host-jornada_acceso_${thief.started.idLogin}`;
    for (const value of [
      thief.verifier,
      challengeOf(thief.verifier),
      `app ${challengeOf(thief.verifier)}`,
      `app%20${challengeOf(thief.verifier)}`,
    ]) {
      const browser: Browser = { jar: new Map([[name, value]]) };
      expect(codeOf(await world.check(browser, '365', thief.started))).toBe('acceso.intento-no-valido');
    }
  });

  test('the code is worth nothing to another app without the verifier', async () => {
    const mine = await setOut(newApp());
    const Codigo = wayBackOf((await mine.signIn()).text).searchParams.get('codigo') ?? '';
    for (const more of [{ Codigo }, { Codigo, Verificador: newVerifier() }])
      expect(codeOf(await check(mine, more))).toBe('acceso.intento-no-valido');
    expect((await check(mine, { Codigo, Verificador: mine.verifier })).content.Estado).toBe('dentro');
  });

  test('another account than the one that was typed enters nobody, and the app learns why', async () => {
    const mine = await setOut(newApp());
    const page = await mine.signIn('LUIS');
    expect(page.status).toBe(400);
    const Codigo = wayBackOf(page.text).searchParams.get('codigo') ?? '';
    expect(codeOf(await check(mine, { Codigo, Verificador: mine.verifier }))).toBe('acceso.otra-cuenta');
  });

  test('an attempt runs out, and so does its code', async () => {
    const mine = await setOut(newApp());
    const Codigo = wayBackOf((await mine.signIn()).text).searchParams.get('codigo') ?? '';
    world.server.clock.advance({ minutes: 11 });
    expect(codeOf(await check(mine, { Codigo, Verificador: mine.verifier }))).toBe('acceso.intento-no-valido');
  });

  test('a browser that began with a cookie needs no code, and its window leads to no app', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, '365', 'ANA');
    const page = await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ANA' }));
    expect(page.text).not.toContain('jornada:');
    const Verificador = browser.jar.get(`__Host-jornada_acceso_${started.idLogin}`) ?? '';
    // Nor can what is in its cookie be used as a verifier.
    expect(codeOf(await world.check(newApp(), '365', started, { Verificador }))).toBe('acceso.intento-no-valido');
    expect((await world.check(browser, '365', started)).content.Estado).toBe('dentro');
  });

  test('signing in again goes the same way, and the same session goes on', async () => {
    const mine = await setOut(newApp());
    const Codigo = wayBackOf((await mine.signIn()).text).searchParams.get('codigo') ?? '';
    const { content } = await check(mine, { Codigo, Verificador: mine.verifier });
    const sidOf = (token = '') => (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
    world.server.clock.advance({ minutes: 16 });
    const refused = await world.server.call(
      auth.renovar,
      {},
      { origin: mine.app.origin ?? '', secrets: `jornada_refresh=${mine.app.jar.get('jornada_refresh')}` },
    );
    expect(codeOf(refused)).toBe('sesion.renovar-sso');
    const { Token } = refused.sobre.content as unknown as ReturnToProvider;
    const [idLogin, Verificador] = [randomUUID(), newVerifier()];
    const begun = await world.post<{ Url: string; Username: string }>(mine.app, '/api/auth/createLogin365', {
      IdLogin: idLogin,
      Token,
      Reto: challengeOf(Verificador),
    });
    // First without showing anything; the browser of the system knows nobody there, and the provider shows its pages.
    const browser = newBrowser();
    const silent = await world.arrive(browser, await signInAtProvider(begun.content.Url, { login: 'ANA' }));
    expect(silent.status).toBe(303);
    const page = await world.arrive(browser, await signInAtProvider(silent.to ?? '', { login: 'ANA' }));
    const again = await world.check(
      mine.app,
      '365',
      { idLogin, url: new URL(begun.content.Url), username: begun.content.Username },
      { Verificador, Codigo: wayBackOf(page.text).searchParams.get('codigo') ?? '' },
    );
    expect(again.content.Estado).toBe('dentro');
    expect(sidOf(again.content.Perfil?.Token)).toBe(sidOf(content.Perfil?.Token));
  });
});
