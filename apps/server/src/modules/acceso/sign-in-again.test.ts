import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import { auth, type ReturnToProvider } from '@jornada/contract/auth.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { login } from '@jornada/contract/login.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { createAccesoWorld, newBrowser, type AccesoWorld, type Browser } from '../../testing/acceso-world.ts';
import { signInAtProvider } from '../../testing/oidc-provider.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: AccesoWorld;

// A provider without refresh tokens, so that only a log-in there renews a session.
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

type Person = { browser: Browser; at: Map<string, string>; token: string };
const cookieOf = ({ jar }: Browser): string => `__Host-jornada_refresh=${jar.get('__Host-jornada_refresh')}`;
const renew = (browser: Browser) => world.server.call(auth.renovar, {}, { cookie: cookieOf(browser) });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const codeOf = (answer: { sobre: { Error: { Code: string } } }) => answer.sobre.Error.Code;

async function signIn(proveedor: Proveedor, more: object = {}): Promise<Person> {
  const [browser, at] = [newBrowser(), new Map<string, string>()];
  const started = await world.begin(browser, proveedor, 'ANA', more);
  await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ANA', jar: at }));
  const { content } = await world.check(browser, proveedor, started);
  return { browser, at, token: content.Perfil?.Token ?? '' };
}

/** A quarter of an hour later: the data that the refused renewal returns. */
async function askedAgain(person: Person): Promise<ReturnToProvider> {
  world.server.clock.advance({ minutes: 16 });
  const answer = await renew(person.browser);
  expect([answer.status, codeOf(answer), answer.cookie]).toEqual([401, 'sesion.renovar-sso', undefined]);
  return answer.sobre.content as unknown as ReturnToProvider;
}

async function beginAgain(browser: Browser, { Metodo, Token }: ReturnToProvider) {
  const path = (Metodo === '365' ? acceso.crear365 : acceso.crearSso).path;
  const answer = await world.post<SalidaDe<typeof acceso.crearSso>>(browser, path, { IdLogin: crypto.randomUUID(), Token });
  if (!answer.content) throw new Error(codeOf(answer));
  return { idLogin: answer.content.IdLogin, url: new URL(answer.content.Url), username: answer.content.Username };
}

describe.each(['365', 'sso'] as const)('a session by %s that only its log-in renews', (proveedor) => {
  test('goes on as the same session where the provider still knows the person, who is asked nothing', async () => {
    const person = await signIn(proveedor);
    const volver = await askedAgain(person);
    expect(volver).toMatchObject({ Metodo: proveedor, Nombre: proveedor === '365' ? 'Microsoft 365' : 'Aurora SSO' });
    const started = await beginAgain(person.browser, volver);
    expect(started.url.searchParams.get('prompt')).toBe('none');
    const back = await signInAtProvider(started.url.href, { jar: person.at });
    expect((await world.arrive(person.browser, back)).text).toContain('Ya estás dentro');

    const old = cookieOf(person.browser);
    const { content } = await world.check(person.browser, proveedor, started);
    const token = content.Perfil?.Token ?? '';
    expect(claimsOf(token)).toMatchObject({ sid: claimsOf(person.token)['sid'], usr: claimsOf(person.token)['usr'], tSSO: true });
    expect((await world.server.call(login.conToken, {}, { token })).content.UserName).toBe('ANA');
    // The secret has changed: the old one was valid only until now.
    expect(cookieOf(person.browser)).not.toBe(old);
    world.server.clock.advance({ seconds: 31 });
    expect(codeOf(await world.server.call(auth.renovar, {}, { cookie: old }))).toBe('sesion.acceso-denegado');
  });

  test('goes on where the provider has forgotten the browser: the same window asks the person', async () => {
    const person = await signIn(proveedor);
    const started = await beginAgain(person.browser, await askedAgain(person));
    const refused = await signInAtProvider(started.url.href, { jar: new Map() });
    expect(refused.searchParams.get('error')).toBe('login_required');
    const page = await world.arrive(person.browser, refused);
    // If the window were separated from the app, it would seem to be closed.
    expect([page.status, page.opener]).toEqual([303, 'unsafe-none']);
    expect(new URL(page.to ?? '').searchParams.get('prompt')).toBeNull();
    // Not yet: the app continues to ask for the state.
    expect((await world.check(person.browser, proveedor, started)).content.Estado).toBe('pendiente');
    await world.arrive(person.browser, await signInAtProvider(page.to ?? '', { login: 'ANA' }));
    expect((await world.check(person.browser, proveedor, started)).content.Perfil?.UserName).toBe('ANA');
  });
});

test('another account renews nothing, and neither does the same one in another browser', async () => {
  const person = await signIn('sso');
  const volver = await askedAgain(person);
  const wrong = await beginAgain(person.browser, volver);
  const silent = await world.arrive(person.browser, await signInAtProvider(wrong.url.href, {}));
  await world.arrive(person.browser, await signInAtProvider(silent.to ?? '', { login: 'LUIS' }));
  expect(codeOf(await world.check(person.browser, 'sso', wrong))).toBe('acceso.otra-cuenta');

  const started = await beginAgain(person.browser, volver);
  const back = await signInAtProvider(started.url.href, { jar: person.at });
  expect((await world.arrive(newBrowser(), back)).text).not.toContain('Ya estás dentro');
  expect(codeOf(await renew(person.browser))).toBe('sesion.renovar-sso');
});

test('a refusal that the provider makes up for somebody who was not to be asked anything is told, and asked once only', async () => {
  const person = await signIn('sso');
  const started = await beginAgain(person.browser, await askedAgain(person));
  const page = await world.arrive(person.browser, await signInAtProvider(started.url.href, {}));
  // This is the second time that the person would be asked, so a refusal now is final.
  const again = await signInAtProvider(page.to ?? '', { cancel: true });
  expect((await world.arrive(person.browser, again)).status).toBe(400);
  expect(codeOf(await world.check(person.browser, 'sso', started))).toBe('acceso.cancelado');
});

test('a session that was closed meanwhile, or signed out, does not come back', async () => {
  const person = await signIn('sso');
  const volver = await askedAgain(person);
  const started = await beginAgain(person.browser, volver);
  await world.arrive(person.browser, await signInAtProvider(started.url.href, { jar: person.at }));
  const { Token } = await world.server.signIn('ANA');
  await world.server.call(sesiones.cerrarOtras, {}, { token: Token });
  const answer = await world.check(person.browser, 'sso', started);
  expect([answer.status, codeOf(answer)]).toEqual([401, 'sesion.acceso-denegado']);
});

test('the way back is good for an hour, for its provider, and opens nothing by itself', async () => {
  const person = await signIn('sso');
  const volver = await askedAgain(person);
  await expect(beginAgain(person.browser, { ...volver, Metodo: '365' })).rejects.toThrow('login.metodo-no-disponible');
  expect((await world.server.call(login.conToken, {}, { token: volver.Token })).status).toBe(401);
  world.server.clock.advance({ minutes: 61 });
  await expect(beginAgain(person.browser, volver)).rejects.toThrow('login.metodo-no-disponible');
});

test('a session that waits does so for 80,000 seconds, also on a remembered device; one that goes on has its 90 days again', async () => {
  const waiting = await signIn('sso', { Recordar: true });
  const going = await signIn('sso', { Recordar: true });
  await askedAgain(waiting);
  const started = await beginAgain(going.browser, await askedAgain(going));
  await world.arrive(going.browser, await signInAtProvider(started.url.href, { jar: going.at }));
  await world.check(going.browser, 'sso', started);
  world.server.clock.advance({ seconds: 80_001 });
  expect(codeOf(await renew(waiting.browser))).toBe('sesion.acceso-denegado');
  expect(codeOf(await renew(going.browser))).toBe('sesion.renovar-sso');
});
