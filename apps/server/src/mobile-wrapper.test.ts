import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { acceso } from '@jornada/contract/acceso.ts';
import { auth } from '@jornada/contract/auth.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { fotos } from '@jornada/contract/fotos.ts';
import { login } from '@jornada/contract/login.ts';
import { CABECERA_SECRETOS, MOBILE_LINKS, MOBILE_ORIGINS } from '@jornada/contract/mobile-app.ts';
import { novedades } from '@jornada/contract/novedades.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { MODULES } from './modules.ts';
import { kindsOf } from './modules/notificaciones/kinds.ts';
import { deviceNameOf, MOBILE_MARK } from './platform/http/device-name.ts';
import { urlOf } from './platform/http/router.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type Respuesta, type TestServer } from './testing/test-server.ts';
import { totpAt } from './testing/totp.ts';

const [ANDROID = ''] = MOBILE_ORIGINS;
const FOREIGN = [
  'https://evil.example',
  'http://localhost',
  'https://localhost:8443',
  'https://localhost.evil.example',
  'capacitor://other',
  'null',
];
let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { segundoFactorAdmins: true },
    personas: [{ userName: 'A' }, { userName: 'B' }, { userName: 'JEFA', roles: ['admin'] }, { userName: 'NUEVA', roles: ['admin'] }],
  });
});
afterAll(() => server.close());

const ask = (url: string, origin: string, method = 'POST') =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'access-token,x-anything' },
  });
const get = (url: string, origin?: string) => server.app.inject({ method: 'GET', url, headers: origin === undefined ? {} : { origin } });
const listOf = (header: unknown): string[] =>
  String(header)
    .split(',')
    .map((one) => one.trim().toLowerCase());

/** What an answer gives the wrapper to keep, by its names. */
const givenBy = ({ headers }: Pick<Respuesta<unknown>, 'headers'>): Map<string, string> =>
  new Map(
    String(headers[CABECERA_SECRETOS.toLowerCase()] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
const keep = (given: Map<string, string>) => ({
  origin: ANDROID,
  secrets: [...given].map(([name, value]) => `${name}=${value}`).join('; '),
});
/** The session that an answer has opened goes on by what the wrapper keeps, and no cookie was set. */
async function expectRenewable(answer: Respuesta<unknown>) {
  expect(answer.headers['set-cookie']).toBeUndefined();
  const renewed = await server.call(auth.renovar, {}, keep(givenBy(answer)));
  expect(renewed.status).toBe(200);
  expect(renewed.headers['set-cookie']).toBeUndefined();
  expect(givenBy(renewed).get('jornada_refresh')).toMatch(/^\d+\./);
  return renewed;
}

describe.each(MOBILE_ORIGINS)('a call of the wrapper at %s', (origin) => {
  test.each([urlOf(login.entrar), urlOf(registros.guardar), urlOf(novedades.seguir), '/i18n/es.json'])(
    '%s is let through, which is asked once in two hours',
    async (url) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const { statusCode, headers } = await ask(url, origin, method);
        expect([statusCode, headers['access-control-allow-origin'], headers['access-control-max-age']]).toEqual([204, origin, '7200']);
        expect(listOf(headers['access-control-allow-methods'])).toContain(method.toLowerCase());
        expect(headers['access-control-allow-credentials']).toBeUndefined();
        const sent = [CABECERAS.accessToken, CABECERAS.usuarioSimulado, CABECERAS.idempotencyKey, CABECERAS.client, CABECERAS.pinToken];
        expect(listOf(headers['access-control-allow-headers'])).toEqual(
          expect.arrayContaining([...sent, CABECERA_SECRETOS, 'Content-Type', 'Accept-Language'].map((name) => name.toLowerCase())),
        );
        expect(listOf(headers['access-control-allow-headers'])).not.toContain('x-anything');
      }
    },
  );

  test.each([
    ['an answer', '/api/versiones/versionesApp?version=3.3.8', 200],
    ['a refusal', urlOf(registros.registrosHoy), 401],
    ['wrong input', '/api/versiones/versionesApp?version=x', 422],
    ['an address that does not exist', '/instancia/nowhere', 404],
    ['texts', '/i18n/de.json', 200],
    ['a photo', urlOf(fotos.ver), 422],
    ['a file', urlOf(ficheros.descargar), 422],
  ])('%s can be read, with its headers, and without cookies', async (_name, url, status) => {
    const { statusCode, headers } = await get(url, origin);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([status, origin]);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(listOf(headers.vary)).toContain('origin');
    const read = [
      CABECERAS.requestAction,
      CABECERAS.sello,
      CABECERA_SECRETOS,
      'retry-after',
      'date',
      'x-request-id',
      'content-disposition',
    ];
    expect(listOf(headers['access-control-expose-headers'])).toEqual(expect.arrayContaining(read.map((name) => name.toLowerCase())));
  });
});

describe('everybody else', () => {
  test.each(FOREIGN)('%s is let through nowhere, and reads nothing', async (origin) => {
    for (const url of [urlOf(login.entrar), urlOf(registros.guardar), '/i18n/es.json']) {
      const { headers } = await ask(url, origin);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    const { headers } = await get('/api/versiones/versionesApp?version=3.3.8', origin);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-expose-headers']).not.toContain(CABECERA_SECRETOS);
    const entered = await server.call(login.entrar, { UserName: 'A', Password: TEST_PASSWORD }, { origin });
    expect(entered.headers[CABECERA_SECRETOS.toLowerCase()]).toBeUndefined();
    expect(String(entered.headers['set-cookie'])).toContain('HttpOnly');
  });

  test('pages of ours and of named origins are told what they were told before', async () => {
    const { headers } = await ask(urlOf(registros.guardar), 'https://app.example');
    expect(headers).toMatchObject({ 'access-control-allow-credentials': 'true', 'access-control-max-age': '600' });
    expect((await get('/healthz')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('where the installation has switched the wrapper off, it is a foreign page', async () => {
  const off = await createTestServer({ now: '2026-03-10T07:00:00Z', mobile: { isOn: false } });
  await createTestCompany(off.db, { personas: [{ userName: 'A' }] });
  const entered = await off.call(login.entrar, { UserName: 'A', Password: TEST_PASSWORD }, { origin: ANDROID });
  const asked = await off.app.inject({
    method: 'OPTIONS',
    url: urlOf(login.entrar),
    headers: { origin: ANDROID, 'access-control-request-method': 'POST' },
  });
  await off.close();
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  expect([entered.headers[CABECERA_SECRETOS.toLowerCase()], entered.cookie?.split('=')[0]]).toEqual([undefined, 'jornada_refresh']);
});

test('photos and files may be shown by their address, because an image names no origin; nothing else, and only for the wrapper', async () => {
  for (const isOn of [true, false]) {
    const other = await createTestServer({ now: '2026-03-10T07:00:00Z', allowedOrigins: [], mobile: { isOn } });
    const policyOf = async (url: string) => (await other.app.inject(url)).headers['cross-origin-resource-policy'];
    const policies = await Promise.all([fotos.ver, ficheros.descargar, registros.registrosHoy].map((call) => policyOf(urlOf(call))));
    const page = await policyOf('/api/versiones/versionesApp?version=3.3.8');
    await other.close();
    const shown = isOn ? 'cross-origin' : 'same-origin';
    expect([...policies, page]).toEqual([shown, shown, 'same-origin', 'same-origin']);
  }
});

test('an installation that has the address of the wrapper itself takes its own pages for no wrapper', async () => {
  const own = await createTestServer({ now: '2026-03-10T07:00:00Z', publicUrl: ANDROID });
  await createTestCompany(own.db, { personas: [{ userName: 'A' }] });
  const entered = await own.call(login.entrar, { UserName: 'A', Password: TEST_PASSWORD }, { origin: ANDROID });
  await own.close();
  expect(entered.headers[CABECERA_SECRETOS.toLowerCase()]).toBeUndefined();
  expect(entered.cookie).toContain('jornada_refresh');
});

test('a browser cannot put the mark of the wrapper in front of its name', () => {
  for (const name of ['Jornada-App x', 'Jornada-App Jornada-App x', 'Jornada-AJornada-App pp x'])
    expect(deviceNameOf({ headers: { 'user-agent': name }, isMobile: false }).startsWith(MOBILE_MARK)).toBe(false);
});

test('every page to which a message leads opens the app, except those of the intranet', () => {
  const isLink = (path: string): boolean =>
    MOBILE_LINKS.some((link) => (link.endsWith('/*') ? path.startsWith(link.slice(0, -1)) : path === link));
  const paths = [...kindsOf(MODULES).values()]
    .flatMap(({ envio }) => [0, 7].map((id) => envio.ruta({ id, mes: '2026-03', dias: [], modulo: 'gastos' })))
    .map((ruta) => ruta.split('?', 1)[0] ?? '');
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path.startsWith('/intranet') === isLink(path))).toEqual([]);
});

describe('a session of the wrapper', () => {
  let jefa: string;
  beforeAll(async () => {
    jefa = (await server.signIn('JEFA')).Token;
  });
  const password = (UserName: string, extras = {}) =>
    server.call(login.entrar, { UserName, Password: TEST_PASSWORD }, { origin: ANDROID, ...extras });

  test('begins by password, and the device is known the next time', async () => {
    const answer = await password('A');
    expect([...givenBy(answer).keys()]).toEqual(['jornada_refresh', 'jornada_aparato']);
    await expectRenewable(answer);
    const again = await password('A', keep(givenBy(answer)));
    const idOf = (one: Respuesta<unknown>) => givenBy(one).get('jornada_aparato')?.split('.')[0];
    expect(idOf(again)).toBe(idOf(answer));
  });

  test('begins by a second step, whose challenge is bound to what this device keeps', async () => {
    const asked = await password('NUEVA');
    expect([asked.sobre.Error.Code, [...givenBy(asked).keys()]]).toEqual(['login.falta-segundo-factor', ['jornada_reto']]);
    const Reto = asked.content.SegundoFactor?.Reto ?? '';
    const from = keep(givenBy(asked));
    expect((await server.call(login.prepararFactor, { Reto }, { origin: ANDROID })).sobre.Error.Code).toBe('login.reto-caducado');
    const { content } = await server.call(login.prepararFactor, { Reto }, from);
    const entered = await server.call(login.activarFactor, { Reto, Codigo: totpAt(content.Secreto, server.clock.now()) }, from);
    expect(entered.status).toBe(200);
    expect(givenBy(entered).get('jornada_reto')).toBe('');
    await expectRenewable(entered);
  });

  test('is offered no passkey: those are bound to the address of the server', async () => {
    const { status, sobre } = await server.call(login.opcionesLlave, {}, { origin: ANDROID });
    expect([status, sobre.Error.Code]).toEqual([404, 'login.metodo-no-disponible']);
  });

  test('begins by a link, and by the access token of another session', async () => {
    const admin = await server.signIn('B');
    const taken = await server.call(acceso.entrarConEnlace, { Token: admin.Token }, { origin: ANDROID });
    expect(taken.content.UserName).toBe('B');
    await expectRenewable(taken);
    const own = await server.call(accesoIntranet.enlace, {}, { token: jefa });
    const autotoken = new URL(own.content.url ?? '').searchParams.get('autotoken') ?? '';
    const asked = await server.call(acceso.entrarConEnlace, { Token: autotoken }, { origin: ANDROID });
    expect([asked.sobre.Error.Code, [...givenBy(asked).keys()]]).toEqual(['login.segundo-factor', ['jornada_reto']]);
  });

  test('begins at a kiosk that is paired', async () => {
    const made = await server.call(quiosco.crear, { nombre: 'Puerta', centroId: company.centroIds[0] ?? 0 }, { token: jefa });
    const paired = await server.call(quiosco.emparejar, { codigo: made.content.emparejamiento.codigo }, { origin: ANDROID });
    expect(paired.status).toBe(200);
    await expectRenewable(paired);
  });

  test('acts for somebody with tokens alone, as in a browser', async () => {
    const begun = await server.call(
      simulado.empezar,
      { id: company.personas['A'] ?? 0, motivo: 'Lo ha pedido' },
      { token: jefa, origin: ANDROID },
    );
    const renewed = await server.call(auth.renovarSimulado, {}, { token: jefa, origin: ANDROID });
    expect(givenBy(renewed).size).toBe(0);
    const { content } = await server.call(login.conToken, {}, { token: jefa, simulado: renewed.content.Token, origin: ANDROID });
    expect([begun.status, content.UserName]).toEqual([200, 'A']);
    await server.call(simulado.terminar, {}, { token: jefa, simulado: renewed.content.Token });
  });

  test('stands in the list of sessions as the app, and not as the browser that draws it', async () => {
    const entered = await server.app.inject({
      method: 'POST',
      url: urlOf(login.entrar),
      headers: {
        origin: ANDROID,
        'user-agent': 'Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
      },
      payload: { UserName: 'B', Password: TEST_PASSWORD },
    });
    const token = entered.json<{ content: { Perfil: { Token: string } } }>().content.Perfil.Token;
    const { items } = (await server.call(sesiones.listado, {}, { token })).content;
    expect(items.find(({ esActual }) => esActual)?.dispositivo).toEqual({ forma: 'movil', navegador: 'Jornada', sistema: 'Android' });
  });
});
