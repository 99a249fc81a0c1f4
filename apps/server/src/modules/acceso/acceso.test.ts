import { composed } from '../../platform/database/pool.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { acceso } from '@jornada/contract/acceso.ts';
import { login } from '@jornada/contract/login.ts';
import { createTestCompany, TEST_PASSWORD } from '../../testing/test-company.ts';
import { createAccesoWorld, newBrowser, VUELTA, type AccesoWorld } from '../../testing/acceso-world.ts';
import { signInAtProvider } from '../../testing/oidc-provider.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: AccesoWorld;

beforeAll(async () => {
  world = await createAccesoWorld({
    personas: [
      { userName: 'ANA' },
      { userName: 'LUIS' },
      { userName: 'FUERA', activo: false },
      { userName: 'QUIOSCO', esQuiosco: true, roles: ['quiosco'] },
    ],
    accounts: [{ sub: 'ana' }, { sub: 'LUIS' }, { sub: 'VECINA' }, { sub: 'NADIE' }],
  });
  await world.configure('365');
  await world.configure('sso');
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const codeOf = (answer: { sobre: { Error: { Code: string } } }) => answer.sobre.Error.Code;

/** A complete log-in of one browser at the provider. */
async function goThrough(proveedor: '365' | 'sso', userName: string, at: { login?: string; cancel?: boolean }) {
  const browser = newBrowser();
  const started = await world.begin(browser, proveedor, userName);
  const page = await world.arrive(browser, await signInAtProvider(started.url.href, at));
  return { browser, started, page, answer: await world.check(browser, proveedor, started) };
}

describe.each(['365', 'sso'] as const)('signing in by %s', (proveedor) => {
  test('the provider says who it is, and the browser that began is in, with a session that is renewed', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, proveedor, 'ANA');
    expect(started.url.origin).toBe(world.provider.emisor);
    expect(Object.fromEntries(started.url.searchParams)).toMatchObject({
      redirect_uri: VUELTA,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email offline_access',
    });
    expect((await world.check(browser, proveedor, started)).content).toMatchObject({ Estado: 'pendiente', Perfil: null });

    const page = await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ana' }));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Ya estás dentro');
    const { content } = await world.check(browser, proveedor, started);
    expect(content).toMatchObject({ Estado: 'dentro', InstanceURL: 'https://jornada.test/instancia', Perfil: { UserName: 'ANA' } });
    const token = content.Perfil?.Token ?? '';
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ tSSO: true });
    expect((await world.server.call(login.conToken, {}, { token })).content).toMatchObject({ UserName: 'ANA' });
    const cookie = `__Host-jornada_refresh=${browser.jar.get('__Host-jornada_refresh')}`;
    expect((await world.server.call(auth.renovar, {}, { cookie })).status).toBe(200);
  });

  test('an attempt opens one session, and its cookie goes', async () => {
    const { browser, started, answer } = await goThrough(proveedor, 'ANA', { login: 'ana' });
    expect(answer.content.Estado).toBe('dentro');
    expect([...browser.jar.keys()]).toEqual(['__Host-jornada_refresh', '__Host-jornada_aparato']);
    browser.jar.set(`__Host-jornada_acceso_${started.idLogin}`, 'x');
    expect(codeOf(await world.check(browser, proveedor, started))).toBe('acceso.intento-no-valido');
  });

  test('of twenty that ask at once whether it is done, one gets the session', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, proveedor, 'ANA');
    await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ana' }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.check({ jar: new Map(browser.jar) }, proveedor, started)));
    expect(answers.filter(({ content }) => content?.Estado === 'dentro')).toHaveLength(1);
  });

  test.each([
    ['somebody cancels there', { cancel: true }, 'acceso.cancelado'],
    ['it is an account of nobody here', { login: 'NADIE' }, 'acceso.cuenta-desconocida'],
    ['it is the account of a colleague', { login: 'LUIS' }, 'acceso.otra-cuenta'],
  ] as const)('%s: told in words, in the window and in the app, once', async (_name, at, code) => {
    const { browser, started, page, answer } = await goThrough(proveedor, 'ANA', at);
    expect(page.status).toBe(400);
    expect([answer.status, codeOf(answer)]).toEqual([403, code]);
    expect(page.text).toContain(answer.sobre.Error.Message);
    expect(browser.jar.has('__Host-jornada_refresh')).toBe(false);
    expect(codeOf(await world.check(browser, proveedor, started))).toBe('acceso.intento-no-valido');
  });

  test('an account that only another company knows opens nothing here', async () => {
    await createTestCompany(world.server.db, { nombre: 'Vecina, S.L.', personas: [{ userName: 'VECINA' }] });
    expect(codeOf((await goThrough(proveedor, 'ANA', { login: 'VECINA' })).answer)).toBe('acceso.cuenta-desconocida');
  });

  test('a callback is good once', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, proveedor, 'ANA');
    const back = await signInAtProvider(started.url.href, { login: 'ana' });
    expect((await world.arrive(browser, back)).status).toBe(200);
    const again = await world.arrive(browser, back);
    expect([again.status, again.text.includes('Ya estás dentro')]).toEqual([400, false]);
    expect((await world.check(browser, proveedor, started)).content.Estado).toBe('dentro');
  });

  test('a wrong state, none, or that of another attempt is told in the window; the attempt waits on', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, proveedor, 'ANA');
    const back = await signInAtProvider(started.url.href, { login: 'ana' });
    for (const state of ['wrong', '', null]) {
      const forged = new URL(back);
      if (state === null) forged.searchParams.delete('state');
      else forged.searchParams.set('state', state);
      const page = await world.arrive(browser, forged);
      expect([page.status, page.text.includes('<script')]).toEqual([400, false]);
      expect(page.text).toContain('Este intento de entrar ya no sirve');
    }
    expect((await world.check(browser, proveedor, started)).content.Estado).toBe('pendiente');
    expect((await world.arrive(browser, back)).status).toBe(200);
  });

  test('a code that was given out for another attempt is refused', async () => {
    const browser = newBrowser();
    const mine = await world.begin(browser, proveedor, 'ANA');
    const other = await world.begin(browser, proveedor, 'ANA');
    const back = await signInAtProvider(other.url.href, { login: 'ana' });
    back.searchParams.set('state', mine.url.searchParams.get('state') ?? '');
    await world.arrive(browser, back);
    expect(codeOf(await world.check(browser, proveedor, mine))).toBe('acceso.respuesta-no-valida');
  });

  test('after ten minutes neither the provider nor the app can finish it', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, proveedor, 'ANA');
    const back = await signInAtProvider(started.url.href, { login: 'ana' });
    world.server.clock.advance({ minutes: 10 });
    expect((await world.arrive(browser, back)).status).toBe(400);
    expect(codeOf(await world.check(browser, proveedor, started))).toBe('acceso.intento-no-valido');
  });
});

describe('the browser that began', () => {
  test('whoever is lured to the page of somebody else’s attempt does not finish it, and signs nobody in', async () => {
    const attacker = newBrowser();
    const started = await world.begin(attacker, 'sso', 'ANA');
    const victim = newBrowser();
    const page = await world.arrive(victim, await signInAtProvider(started.url.href, { login: 'ana' }));
    expect(page.status).toBe(400);
    expect((await world.check(attacker, 'sso', started)).content.Estado).toBe('pendiente');
    expect(codeOf(await world.check(victim, 'sso', started))).toBe('acceso.intento-no-valido');
    expect(victim.jar.size).toBe(0);
  });

  test('whoever is sent the way back of somebody else does not enter as them', async () => {
    const attacker = newBrowser();
    const started = await world.begin(attacker, 'sso', 'LUIS');
    const back = await signInAtProvider(started.url.href, { login: 'LUIS' });
    const victim = newBrowser();
    await world.begin(victim, 'sso', 'ANA');
    expect((await world.arrive(victim, back)).status).toBe(400);
    expect(victim.jar.has('__Host-jornada_refresh')).toBe(false);
  });

  test('knowing the id of an attempt is worth nothing, nor is asking for it by another name or way', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, 'sso', 'ANA');
    await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ana' }));
    expect(codeOf(await world.check(newBrowser(), 'sso', started))).toBe('acceso.intento-no-valido');
    expect(codeOf(await world.check(browser, 'sso', { ...started, username: 'LUIS' }))).toBe('acceso.intento-no-valido');
    expect(codeOf(await world.check(browser, '365', started))).toBe('acceso.intento-no-valido');
    expect((await world.check(browser, 'sso', started)).content.Estado).toBe('dentro');
  });

  test('the id of an attempt cannot be taken a second time', async () => {
    const browser = newBrowser();
    const { idLogin } = await world.begin(browser, '365', 'ANA');
    const again = await world.post(newBrowser(), acceso.crear365.path, { IdLogin: idLogin.toUpperCase(), Username: 'LUIS' });
    expect([again.status, codeOf(again)]).toEqual([409, 'acceso.intento-repetido']);
  });

  test('its secret is kept from scripts and from other sites, and only its hash is stored', async () => {
    const answer = await world.server.app.inject({
      method: 'POST',
      url: acceso.crear365.path,
      payload: { IdLogin: crypto.randomUUID(), Username: 'ANA' },
    });
    expect(answer.cookies).toMatchObject([{ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 600 }]);
    const rows = await world.server.db.query(composed<{ fila: string }>('select a::text as fila from central.accesos a'), []);
    const state = new URL(answer.json<{ content: { Url: string } }>().content.Url).searchParams.get('state') ?? '?';
    for (const secret of [answer.cookies[0]?.value ?? '?', state]) {
      expect(rows.some(({ fila }) => fila.includes(secret) || fila.includes(Buffer.from(secret).toString('hex')))).toBe(false);
    }
  });
});

describe('the ways in', () => {
  test('a person has those of their company; unknown people, those who left and kiosks a password, in the same shape', async () => {
    const methodsOf = async (Username: string) => (await world.server.call(acceso.metodos, { Username })).content;
    const ana = await methodsOf('ana');
    expect(ana.Metodos).toEqual(['password', '365', 'sso']);
    expect(ana.Proveedores.map(({ Metodo, Nombre, Entidad }) => [Metodo, Nombre, Entidad])).toEqual([
      ['365', 'Microsoft 365', 'Prueba, S.L.'],
      ['sso', 'Aurora SSO', 'Prueba, S.L.'],
    ]);
    for (const name of ['NADIE', 'FUERA', 'QUIOSCO']) expect(await methodsOf(name)).toEqual({ Metodos: ['password'], Proveedores: [] });
  });

  test('a token of one way opens no other, and a forged one none', async () => {
    const begin = (Token: string) => world.post(newBrowser(), acceso.crearSso.path, { IdLogin: crypto.randomUUID(), Token });
    const { Token: session } = await world.server.signIn('ANA');
    for (const token of [await world.methodToken('ANA', '365'), session, 'a.b.c', 'x']) {
      expect(codeOf(await begin(token))).toBe('login.metodo-no-disponible');
    }
    world.server.clock.advance({ minutes: 61 });
    const old = await world.methodToken('ANA', 'sso');
    world.server.clock.advance({ minutes: 61 });
    expect(codeOf(await begin(old))).toBe('login.metodo-no-disponible');
  });

  test('by name nobody begins who has no such way', async () => {
    for (const Username of ['NADIE', 'FUERA', 'QUIOSCO']) {
      const answer = await world.post(newBrowser(), acceso.crear365.path, { IdLogin: crypto.randomUUID(), Username });
      expect([answer.status, codeOf(answer)]).toEqual([404, 'login.metodo-no-disponible']);
    }
  });

  test('a provider that does not answer is told in words', async () => {
    // The discovery document is cached for an hour.
    world.server.clock.advance({ hours: 2 });
    onTestFinished(() => world.provider.setDown(false));
    world.provider.setDown(true);
    const answer = await world.post(newBrowser(), acceso.crear365.path, { IdLogin: crypto.randomUUID(), Username: 'ANA' });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'acceso.proveedor-no-responde']);
    world.provider.setDown(false);
    expect((await world.begin(newBrowser(), '365', 'ANA')).username).toBe('ANA');
  });

  test('where passwords are off none opens, right or wrong, for people, in the words for everybody; kiosks keep theirs', async () => {
    const { token } = world.admin;
    onTestFinished(async () => {
      await world.configure('sso');
      world.admin.token = token;
    });
    const { browser, answer } = await (async () => {
      await world.configure('sso');
      const jefa = newBrowser();
      world.provider.accounts.set('JEFA', { sub: 'JEFA' });
      const started = await world.begin(jefa, 'sso', 'JEFA');
      await world.arrive(jefa, await signInAtProvider(started.url.href, { login: 'JEFA' }));
      return { browser: jefa, answer: await world.check(jefa, 'sso', started) };
    })();
    expect(browser.jar.has('__Host-jornada_refresh')).toBe(true);
    expect((await world.configure('sso', { permiteContrasena: false })).sobre.Error.Code).toBe('acceso.entra-primero');
    world.admin.token = answer.content.Perfil?.Token ?? '';
    expect((await world.configure('sso', { permiteContrasena: false })).status).toBe(200);

    const signIn = async (UserName: string, Password: string) => codeOf(await world.server.call(login.entrar, { UserName, Password }));
    expect([await signIn('ANA', TEST_PASSWORD), await signIn('ANA', 'mal')]).toEqual(['login.credenciales', 'login.credenciales']);
    expect(await signIn('QUIOSCO', TEST_PASSWORD)).toBe('');
    expect(await signIn('NADIE', 'mal')).toBe('login.credenciales');
    expect((await world.server.call(acceso.metodos, { Username: 'ANA' })).content.Metodos).toEqual(['365', 'sso']);
  });
});
