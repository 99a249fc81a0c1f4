import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceso } from '@jornada/contract/acceso.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { factores } from '@jornada/contract/factores.ts';
import { login } from '@jornada/contract/login.ts';
import { MOBILE_ORIGINS } from '@jornada/contract/mobile-app.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { composed } from '../../platform/database/pool.ts';
import { createAccesoWorld, newBrowser, PUBLIC_URL, type AccesoWorld, type Browser } from '../../testing/acceso-world.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createTestCompany, TEST_PASSWORD } from '../../testing/test-company.ts';

const NOW = '2026-03-10T09:00:00Z';
const SITE = { origin: PUBLIC_URL, rpId: new URL(PUBLIC_URL).hostname };
const PEOPLE = ['ANA', 'LUIS', 'EVA', 'GIL', 'FIN'];
type Device = ReturnType<typeof createAuthenticator>;
let world: AccesoWorld;
const devices = new Map<string, Device>();
const idOf = (userName: string): number => world.company.personas[userName] ?? 0;

beforeAll(async () => {
  world = await createAccesoWorld({ personas: PEOPLE.map((userName) => ({ userName })), accounts: [] });
  await createTestCompany(world.server.db, {
    nombre: 'Segura, S.L.',
    ajustes: { segundoFactorAdmins: true },
    personas: [{ userName: 'SOCIA', roles: ['admin'] }],
  });
  for (const userName of PEOPLE) await addKey(userName, (await world.server.signIn(userName)).Token);
  await addKey('JEFA', world.admin.token);
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

async function addKey(userName: string, token: string): Promise<void> {
  const { content } = await world.server.call(factores.opcionesAlta, { Password: TEST_PASSWORD }, { token });
  const device = createAuthenticator();
  const { challenge, user } = content.Opciones;
  const Llave = device.create({ ...SITE, challenge, userId: user.id });
  expect((await world.server.call(factores.alta, { Reto: content.Reto, Nombre: 'x', Llave }, { token })).status).toBe(200);
  devices.set(userName, device);
}

/** The app on a phone: it shares no cookie with the browser of the phone. */
const newApp = (): Browser => ({ ...newBrowser(), origin: MOBILE_ORIGINS[0] ?? '' });
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const newOutset = () => {
  const Verificador = randomBytes(32).toString('base64url');
  return { IdLogin: randomUUID(), Verificador, RetoApp: challengeOf(Verificador) };
};
type Outset = ReturnType<typeof newOutset>;
const codeOf = (answer: { sobre: { Error: { Code: string } } }) => answer.sobre.Error.Code;

/** The browser of the phone shows the passkey. @returns what the server answers. */
async function press(userName: string, { IdLogin, RetoApp }: Pick<Outset, 'IdLogin' | 'RetoApp'>, browser = newBrowser()) {
  const { content } = await world.post<SalidaDe<typeof login.opcionesLlave>>(browser, login.opcionesLlave.path, {});
  const Llave = devices.get(userName)!.get({ ...SITE, challenge: content.Opciones.challenge });
  const input = { Reto: content.Reto, Llave, IdLogin, RetoApp };
  const answer = await world.post<SalidaDe<typeof acceso.llaveParaApp>>(browser, acceso.llaveParaApp.path, input);
  return { ...answer, browser, input };
}
async function bring(userName: string, outset: Pick<Outset, 'IdLogin' | 'RetoApp'>): Promise<string> {
  const { content } = await press(userName, outset);
  return new URL(content.Url).searchParams.get('codigo') ?? '';
}
const enter = (app: Browser, { IdLogin, Verificador }: Pick<Outset, 'IdLogin' | 'Verificador'>, Codigo: string, more: object = {}) =>
  world.post<SalidaDe<typeof acceso.comprobarLlave>>(app, acceso.comprobarLlave.path, { IdLogin, Verificador, Codigo, ...more });

describe('a passkey in the browser of the system', () => {
  test('signs the app in, and opens nothing in that browser', async () => {
    const [app, outset] = [newApp(), newOutset()];
    const { content, browser } = await press('ANA', outset);
    expect([...browser.jar.keys()]).toEqual([]);
    const back = new URL(content.Url);
    expect([back.protocol, back.host, back.searchParams.get('idlogin')]).toEqual(['jornada:', 'signin', outset.IdLogin]);
    const answer = await enter(app, outset, back.searchParams.get('codigo') ?? '', { Recordar: true });
    expect(answer.content).toMatchObject({ Estado: 'dentro', Perfil: { UserName: 'ANA' } });
    expect(answer.content.InstanceURL).toContain('/instancia');
    expect([...app.jar.keys()]).toEqual(['jornada_refresh', 'jornada_aparato']);
    const { content: list } = await world.server.call(sesiones.listado, {}, { token: answer.content.Perfil?.Token ?? '' });
    expect(list.items.find(({ esActual }) => esActual)).toMatchObject({ clase: 'recordada' });
  });

  test('leaves the session alone that the browser has, and does not use it: the key says who enters', async () => {
    const browser = newBrowser();
    const asked = await world.post<SalidaDe<typeof login.opcionesLlave>>(browser, login.opcionesLlave.path, {});
    const Llave = devices.get('LUIS')!.get({ ...SITE, challenge: asked.content.Opciones.challenge });
    await world.post(browser, login.conLlave.path, { Reto: asked.content.Reto, Llave });
    const before = new Map(browser.jar);
    expect([...before.keys()]).toEqual(['__Host-jornada_refresh', '__Host-jornada_aparato']);
    const outset = newOutset();
    const { content } = await press('ANA', outset, browser);
    expect(browser.jar).toEqual(before);
    const { content: entered } = await enter(newApp(), outset, new URL(content.Url).searchParams.get('codigo') ?? '');
    expect(entered.Perfil?.UserName).toBe('ANA');
  });

  test('is two steps: a company that requires a second one asks for no more', async () => {
    await addKey('SOCIA', (await world.server.signIn('SOCIA')).Token);
    const outset = newOutset();
    const entered = await enter(newApp(), outset, await bring('SOCIA', outset));
    expect(entered.content.Perfil?.UserName).toBe('SOCIA');
  });

  test('is told to the wrapper, which has none itself, after a right password', async () => {
    const { sobre } = await world.post<SalidaDe<typeof login.entrar>>(newApp(), login.entrar.path, {
      UserName: 'ANA',
      Password: TEST_PASSWORD,
    });
    expect(sobre.content?.SegundoFactor).toMatchObject({ Metodos: ['recuperacion'], Opciones: null, TieneLlaves: true });
  });

  test('of an admin who acts for somebody is that of the admin', async () => {
    const { content: acting } = await world.server.call(simulado.empezar, { id: idOf('LUIS'), motivo: 'Lo ha pedido' }, world.admin);
    const outset = newOutset();
    const { content, cookie = '' } = await world.server.call(login.opcionesLlave, {});
    const Llave = devices.get('JEFA')!.get({ ...SITE, challenge: content.Opciones.challenge });
    const given = await world.server.call(
      acceso.llaveParaApp,
      { Reto: content.Reto, Llave, IdLogin: outset.IdLogin, RetoApp: outset.RetoApp },
      { cookie, ...world.admin, simulado: acting.Token },
    );
    const code = new URL(given.content.Url).searchParams.get('codigo') ?? '';
    expect((await enter(newApp(), outset, code)).content.Perfil?.UserName).toBe('JEFA');
  });
});

describe('nobody else gets in', () => {
  test('who has sent the address to another person gets nothing, whatever that person does in their browser', async () => {
    const thief = newOutset();
    await press('ANA', thief);
    // The code is on the device of the person. The thief has the verifier, may guess, or bring a code of their own.
    const own = newOutset();
    const stolen = await bring('LUIS', own);
    for (const code of [stolen, 'x.y.z', `${stolen}x`, await bring('LUIS', { ...own, IdLogin: thief.IdLogin })])
      expect(codeOf(await enter(newApp(), thief, code))).toBe('acceso.intento-no-valido');
  });

  test('the code is worth nothing without the verifier, and then still good for the app that has it', async () => {
    const outset = newOutset();
    const code = await bring('ANA', outset);
    for (const Verificador of [newOutset().Verificador, outset.RetoApp])
      expect(codeOf(await enter(newApp(), { ...outset, Verificador }, code))).toBe('acceso.intento-no-valido');
    expect((await enter(newApp(), { ...outset, IdLogin: randomUUID() }, code)).status).toBe(404);
    const without = await world.post(newApp(), acceso.comprobarLlave.path, { IdLogin: outset.IdLogin, Codigo: code });
    expect(without.status).toBe(422);
    expect((await enter(newApp(), outset, code)).content.Estado).toBe('dentro');
  });

  test('the code is good once, also for two who come at the same time', async () => {
    const outset = newOutset();
    const code = await bring('ANA', outset);
    const both = await Promise.all([enter(newApp(), outset, code), enter(newApp(), outset, code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(codeOf(await enter(newApp(), outset, code))).toBe('acceso.intento-no-valido');
  });

  test('the code is good for two minutes', async () => {
    const outset = newOutset();
    const code = await bring('ANA', outset);
    world.server.clock.advance({ seconds: 121 });
    expect(codeOf(await enter(newApp(), outset, code))).toBe('acceso.intento-no-valido');
  });

  test('signed things of other kinds are no code', async () => {
    const outset = newOutset();
    const { input } = await press('ANA', outset);
    for (const code of [input.Reto, world.admin.token])
      expect(codeOf(await enter(newApp(), outset, code))).toBe('acceso.intento-no-valido');
  });

  test('the challenge of a passkey is good once, and in its browser', async () => {
    const outset = newOutset();
    const { input, browser } = await press('ANA', outset);
    for (const at of [browser, newBrowser()])
      expect(codeOf(await world.post(at, acceso.llaveParaApp.path, input))).toBe('login.reto-caducado');
  });

  test('a key that is not the person’s gives no code', async () => {
    const stranger = createAuthenticator();
    const browser = newBrowser();
    const { content } = await world.post<SalidaDe<typeof login.opcionesLlave>>(browser, login.opcionesLlave.path, {});
    stranger.create({ ...SITE, challenge: 'x', userId: Buffer.from(`${world.company.entidadId}.${idOf('ANA')}`).toString('base64url') });
    const Llave = stranger.get({ ...SITE, challenge: content.Opciones.challenge });
    const { IdLogin, RetoApp } = newOutset();
    const answer = await world.post(browser, acceso.llaveParaApp.path, { Reto: content.Reto, Llave, IdLogin, RetoApp });
    expect(codeOf(answer)).toBe('login.llave-no-valida');
  });

  const change = (userName: string, set: string) =>
    world.server.db.tenant(world.company.entidadId, (tx) =>
      tx.query(composed(`update instancia.usuarios set ${set} where entidad_id = $1 and usuario_id = $2`), [
        world.company.entidadId,
        idOf(userName),
      ]),
    );

  test.each([
    ['who was suspended', 'EVA', 'activo = false', 401],
    ['who became a kiosk', 'GIL', 'es_quiosco = true', 401],
    ['whose last day is over', 'FIN', `cierra = '2026-03-10T08:00:00Z'`, 200],
  ])('somebody %s meanwhile is not let in, nor later', async (_what, userName, set, answered) => {
    const outset = newOutset();
    const code = await bring(userName, outset);
    await change(userName, set);
    expect(codeOf(await enter(newApp(), outset, code))).toBe('acceso.intento-no-valido');
    const again = newOutset();
    const { status, content } = await press(userName, again);
    expect(status).toBe(answered);
    const later = content ? (new URL(content.Url).searchParams.get('codigo') ?? '') : 'x.y.z';
    expect(codeOf(await enter(newApp(), again, later))).toBe('acceso.intento-no-valido');
  });

  test('tries are counted', async () => {
    const outset = newOutset();
    let last = await enter(newApp(), outset, 'x.y.z');
    for (let tries = 0; tries < 310 && last.status === 404; tries += 1) last = await enter(newApp(), outset, 'x.y.z');
    expect([last.status, codeOf(last)]).toEqual([429, 'login.demasiados-intentos']);
  });
});
