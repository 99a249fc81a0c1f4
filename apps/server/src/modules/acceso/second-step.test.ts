import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { acceso } from '@jornada/contract/acceso.ts';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { auth } from '@jornada/contract/auth.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { empresa } from '@jornada/contract/empresa.ts';
import { factores } from '@jornada/contract/factores.ts';
import { login } from '@jornada/contract/login.ts';
import { createAccesoWorld, newBrowser, VUELTA, type AccesoWorld, type Browser } from '../../testing/acceso-world.ts';
import { startFalseProvider } from '../../testing/false-provider.ts';
import { signInAtProvider } from '../../testing/oidc-provider.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { totpAt } from '../../testing/totp.ts';

let world: AccesoWorld;
let secreto: string;

beforeAll(async () => {
  world = await createAccesoWorld({
    personas: [{ userName: 'ANA' }, { userName: 'OTRA', roles: ['admin'] }, { userName: 'QUIOSCO', esQuiosco: true, roles: ['quiosco'] }],
    accounts: [{ sub: 'ANA' }, { sub: 'OTRA' }, { sub: 'JEFA' }],
  });
  await world.configure('sso');
  await world.configure('365');
  const { Token: token } = await world.server.signIn('ANA');
  secreto = (await world.server.call(factores.preparar, { Password: TEST_PASSWORD }, { token })).content.Secreto;
  await world.server.call(factores.activar, { Codigo: code() }, { token });
  const { version } = (await world.server.call(empresa.ver, {}, world.admin)).content;
  await world.server.call(empresa.guardar, { version, ajustes: { segundoFactorAdmins: true } }, world.admin);
});
afterAll(() => world.close());
// Each code is valid for one time step.
beforeEach(() => world.server.clock.advance({ seconds: 60 }));

const code = (of = secreto): string => totpAt(of, world.server.clock.now());
type Salida = SalidaDe<typeof login.entrar>;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Goes as far as the provider leads. */
async function come(proveedor: '365' | 'sso', userName: string, browser: Browser = newBrowser()) {
  const started = await world.begin(browser, proveedor, userName);
  await world.arrive(browser, await signInAtProvider(started.url.href, { login: userName }));
  const answer = await world.check(browser, proveedor, started);
  return { browser, status: answer.status, code: answer.sobre.Error.Code, salida: answer.sobre.content as unknown as Salida };
}
const answerWith = (browser: Browser, Reto: string, Codigo: string) =>
  world.post<Salida>(browser, login.segundoFactor.path, { Reto, Prueba: { Codigo } });

test.each(['365', 'sso'] as const)(
  'who has a second step is asked for it after %s too, and the session is still the provider’s',
  async (proveedor) => {
    const { browser, status, code: why, salida } = await come(proveedor, 'ANA');
    expect([status, why, salida.Perfil, salida.SegundoFactor?.Metodos]).toEqual([
      409,
      'login.segundo-factor',
      null,
      ['totp', 'recuperacion'],
    ]);
    expect(browser.jar.has('__Host-jornada_refresh')).toBe(false);
    const Reto = salida.SegundoFactor?.Reto ?? '';
    // Neither in another browser nor with a wrong code.
    expect((await answerWith(newBrowser(), Reto, code())).sobre.Error.Code).toBe('login.reto-caducado');
    expect((await answerWith(browser, Reto, '000000')).sobre.Error.Code).toBe('login.codigo-no-valido');

    const { content } = await answerWith(browser, Reto, code());
    expect(claimsOf(content.Perfil?.Token ?? '')).toMatchObject({ tSSO: true });
    const asked = world.provider.tokenRequests();
    const cookie = `__Host-jornada_refresh=${browser.jar.get('__Host-jornada_refresh')}`;
    expect((await world.server.call(auth.renovar, {}, { cookie })).status).toBe(200);
    expect(world.provider.tokenRequests()).toBe(asked + 1);
  },
);

test('a provider that says that it asked for one itself is believed, at each log-in', async () => {
  const frank = await startFalseProvider(world.provider);
  onTestFinished(async () => {
    await frank.close();
    await world.configure('sso');
  });
  await world.configure('sso', { emisor: frank.emisor });
  const comeWith = async (claims: Record<string, unknown>) => {
    const browser = newBrowser();
    const started = await world.begin(browser, 'sso', 'ANA');
    frank.answer({ claims }, started.url.searchParams.get('nonce') ?? '');
    const back = new URL(VUELTA);
    back.search = new URLSearchParams({ code: 'c', state: started.url.searchParams.get('state') ?? '' }).toString();
    await world.arrive(browser, back);
    const answer = await world.check(browser, 'sso', started);
    return [answer.status, browser.jar.has('__Host-jornada_refresh')];
  };
  expect(await comeWith({ amr: ['pwd', 'mfa'] })).toEqual([200, true]);
  expect(await comeWith({ amr: ['pwd'] })).toEqual([409, false]);
});

test('an admin who must have one and has none sets it up before they are in', async () => {
  const { browser, code: why, salida } = await come('sso', 'OTRA');
  expect([why, browser.jar.has('__Host-jornada_refresh')]).toEqual(['login.falta-segundo-factor', false]);
  const Reto = salida.SegundoFactor?.Reto ?? '';
  const prepared = await world.post<SalidaDe<typeof login.prepararFactor>>(browser, login.prepararFactor.path, { Reto });
  const done = await world.post<SalidaDe<typeof login.activarFactor>>(browser, login.activarFactor.path, {
    Reto,
    Codigo: code(prepared.content.Secreto),
  });
  expect([done.content.Perfil?.UserName, done.content.CodigosRecuperacion.length]).toEqual(['OTRA', 10]);
  expect(claimsOf(done.content.Perfil?.Token ?? '')).toMatchObject({ tSSO: true });
});

test('a link that signs in is no second step, and is used up by what is asked; a kiosk has none', async () => {
  const make = async (persona?: number) => {
    const { content } = await world.server.call(accesoIntranet.enlace, persona ? { persona } : {}, world.admin);
    return new URL(content.url ?? '').searchParams.get('autotoken') ?? '';
  };
  const browser = newBrowser();
  const enter = (Token: string) => world.post<Salida>(browser, `/instancia${acceso.entrarConEnlace.path}`, { Token });
  const token = await make();
  const answer = await enter(token);
  expect([answer.status, answer.sobre.Error.Code, browser.jar.has('__Host-jornada_refresh')]).toEqual([
    409,
    'login.falta-segundo-factor',
    false,
  ]);
  expect(browser.jar.has('__Host-jornada_reto')).toBe(true);
  expect((await enter(token)).sobre.Error.Code).toBe('acceso.enlace-no-valido');
  expect((await enter(await make(world.company.personas['QUIOSCO']))).status).toBe(200);
});
