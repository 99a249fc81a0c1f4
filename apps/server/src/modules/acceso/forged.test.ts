import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { createAccesoWorld, newBrowser, VUELTA, type AccesoWorld } from '../../testing/acceso-world.ts';
import { startFalseProvider, type FalseProvider, type Forgery } from '../../testing/false-provider.ts';

let world: AccesoWorld;
let evil: FalseProvider;

beforeAll(async () => {
  world = await createAccesoWorld({ personas: [{ userName: 'ANA' }, { userName: 'JEFE', roles: ['admin'] }], accounts: [] });
  evil = await startFalseProvider(world.provider);
  await world.configure('sso', { emisor: evil.emisor });
});
afterAll(async () => {
  await evil.close();
  await world.close();
});
beforeEach(() => evil.lie({}));

/** The outcome of an attempt of ANA's with this ID token. */
async function outcomeOf(forgery: Forgery, back: Record<string, string> = {}): Promise<string> {
  const browser = newBrowser();
  const started = await world.begin(browser, 'sso', 'ANA');
  evil.answer(forgery, started.url.searchParams.get('nonce') ?? '');
  const address = new URL(VUELTA);
  address.search = new URLSearchParams({ code: 'c', state: started.url.searchParams.get('state') ?? '', ...back }).toString();
  await world.arrive(browser, address);
  const { sobre, content } = await world.check(browser, 'sso', started);
  return sobre.Error.Code || (content.Estado === 'dentro' ? (content.Perfil?.UserName ?? '') : content.Estado);
}

describe('an ID token', () => {
  test('that is right opens', async () => {
    expect(await outcomeOf({})).toBe('ANA');
  });

  test.each<[string, Forgery]>([
    ['that nobody signed', { sign: 'none' }],
    ['whose signature was taken off', { sign: 'stripped' }],
    ['of another key', { sign: 'other' }],
    ['of another key, by another name', { sign: 'other', header: { kid: 'else' } }],
    ['signed with the public half as a secret', { sign: 'public-as-secret' }],
    ['signed with it, and named as the key', { sign: 'public-as-secret', header: { kid: 'own' } }],
    ['signed with the secret of the client', { sign: 'client-secret' }],
    ['whose header brings the key along', { sign: 'other', header: { jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } } }],
    ['whose header says where the key is', { sign: 'other', header: { jku: 'https://evil.example/jwks' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another client', { claims: { aud: 'otra' } }],
    ['for us among others, without saying for whom', { claims: { aud: ['jornada-pruebas', 'otra'] } }],
    ['for us among others, made for another one', { claims: { aud: ['jornada-pruebas', 'otra'], azp: 'otra' } }],
    ['with the nonce of another attempt', { claims: { nonce: 'otro' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: 1_700_000_000, iat: 1_699_999_000 } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['that is not valid yet', { claims: { nbf: 4_000_000_000 } }],
    ['that is about nobody', { claims: { sub: undefined } }],
    ['that is missing', { without: true }],
  ])('%s opens nothing', async (_name, forgery) => {
    expect(await outcomeOf(forgery)).toBe('acceso.respuesta-no-valida');
  });

  test('that is right, but belongs to an administrator, does not let in somebody who typed another name', async () => {
    expect(await outcomeOf({ claims: { sub: 'JEFE' } })).toBe('acceso.otra-cuenta');
  });

  test.each([[['ANA']], [{ toString: 'ANA' }], ['x'.repeat(100_000)], ["ANA' or '1'='1"]])('about %j opens nothing', async (sub) => {
    expect(['acceso.cuenta-desconocida', 'acceso.respuesta-no-valida']).toContain(await outcomeOf({ claims: { sub } as never }));
  });
});

describe('the way back', () => {
  test('says of which issuer it is: that of another one is not taken', async () => {
    expect(await outcomeOf({}, { iss: 'https://evil.example' })).toBe('acceso.respuesta-no-valida');
  });

  test('with an error of the provider is told in words, and nothing of what it wrote is shown', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, 'sso', 'ANA');
    const address = new URL(VUELTA);
    const state = started.url.searchParams.get('state') ?? '';
    address.search = new URLSearchParams({ error: 'server_error', error_description: '<script>alert(1)</script>', state }).toString();
    const page = await world.arrive(browser, address);
    expect([page.status, page.text.includes('alert')]).toEqual([400, false]);
    expect((await world.check(browser, 'sso', started)).sobre.Error.Code).toBe('acceso.rechazado');
  });

  test.each([
    ['a code given twice', { code: 'c' }, '&code=d'],
    ['a state given twice', {}, '&state=x'],
    ['an answer and an error', { error: 'access_denied' }, ''],
  ])('with %s opens nothing', async (_name, more, rest) => {
    const browser = newBrowser();
    const started = await world.begin(browser, 'sso', 'ANA');
    evil.answer({}, started.url.searchParams.get('nonce') ?? '');
    const address = new URL(VUELTA);
    const query = new URLSearchParams({ code: 'c', state: started.url.searchParams.get('state') ?? '', ...more });
    address.search = query.toString() + rest;
    await world.arrive(browser, address);
    expect((await world.check(browser, 'sso', started)).sobre.Error.Code).toMatch(/^acceso\.(respuesta-no-valida|cancelado)$/);
  });

  test.each(['redirect', 'return', 'volver', 'url', 'redirect_uri', 'RelayState'])('leads nowhere else, whatever %s says', async (name) => {
    const browser = newBrowser();
    const started = await world.begin(browser, 'sso', 'ANA');
    evil.answer({}, started.url.searchParams.get('nonce') ?? '');
    const address = new URL(VUELTA);
    const state = started.url.searchParams.get('state') ?? '';
    address.search = new URLSearchParams({ code: 'c', state, [name]: 'https://evil.example/' }).toString();
    const { status, text } = await world.arrive(browser, address);
    expect([status, text.includes('evil')]).toEqual([200, false]);
  });

  test('a provider in trouble is told apart from one that says no', async () => {
    expect(await outcomeOf({ status: 500 })).toBe('acceso.proveedor-no-responde');
  });
});

describe('a discovery document', () => {
  const test365 = (emisor: string) => world.server.call(accesoIntranet.probar, { proveedor: 'sso', emisor }, world.admin);

  test.each([
    ['of another issuer', { issuer: 'https://accounts.example' }],
    ['whose page is a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['whose page is not encrypted', { authorization_endpoint: 'http://login.example/auth' }],
    ['whose tokens come from the inside', { token_endpoint: 'https://169.254.169.254/token' }],
    ['whose keys come from the inside', { jwks_uri: 'https://10.0.0.1/jwks' }],
    ['without keys', { jwks_uri: undefined }],
    ['without end', { padding: 'x'.repeat(300_000) }],
  ])('%s is not taken', async (_name, lies) => {
    evil.lie(lies);
    const { status, sobre } = await test365(evil.emisor);
    expect([status, sobre.Error.Code]).toEqual([422, 'acceso.emisor-no-responde']);
  });

  test('that is right says where people will sign in', async () => {
    const { content } = await test365(evil.emisor);
    expect(content).toEqual({ emisor: evil.emisor, pagina: new URL(evil.emisor).host, pkce: null, renueva: null });
  });
});
