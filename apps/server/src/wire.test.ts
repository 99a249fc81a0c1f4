import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { Call } from '@jornada/contract/call.ts';
import type { Sobre } from '@jornada/contract/envelope.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { urlOf } from './platform/http/router.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
let nobody: string;
let everything: string;
/** That they have typed their PIN. */
let pin: string;
/** The token of a company with everything switched off. */
let plain: string;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'A' },
      { userName: 'NADA', roles: [] },
      { userName: 'TODO', roles: ['admin', 'quiosco', 'inspeccion'] },
      { userName: 'DE', idioma: 'de' },
    ],
  });
  await createTestCompany(server.db, {
    nombre: 'Sobria, S.L.',
    ajustes: { modulos: [] },
    personas: [{ userName: 'SOBRIA', roles: ['admin', 'quiosco', 'inspeccion'] }],
  });
  token = (await server.signIn('A')).Token;
  plain = (await server.signIn('SOBRIA')).Token;
  nobody = (await server.signIn('NADA')).Token;
  everything = (await server.signIn('TODO')).Token;
  await server.call(documentacion.ponerPin, { pin: '4019', Password: TEST_PASSWORD }, { token: everything });
  pin = (await server.call(documentacion.insertarPin, { pin: '4019' }, { token: everything })).content.Token;
});
afterAll(() => server.close());

const nameOf = (call: Call): string => `${call.method} ${urlOf(call)}`;
const guarded = CALLS.filter(({ acceso }) => acceso !== 'none').map((call) => [nameOf(call), call] as const);
const restricted = CALLS.filter(({ acceso }) => acceso !== 'none' && acceso !== 'sesion').map((call) => [nameOf(call), call] as const);

describe('every call', () => {
  test.each(guarded)('%s refuses without a session', async (_name, call) => {
    const { status, sobre } = await server.call(call, {});
    expect([status, sobre.Error.Code, sobre.content]).toEqual([401, 'sesion.caducada', null]);
  });

  test.each(restricted)('%s refuses without the permission', async (_name, call) => {
    const { status, sobre } = await server.call(call, {}, { token: nobody });
    expect([status, sobre.Error.Code]).toEqual([403, 'general.sin-permiso']);
  });

  test.each(CALLS.filter(({ modulo }) => modulo !== undefined).map((call) => [nameOf(call), call] as const))(
    '%s refuses where the company has switched its part of the product off',
    async (_name, call) => {
      const { status, sobre } = await server.call(call, {}, { token: plain });
      expect([status, sobre.Error.Code]).toEqual([403, 'general.modulo-apagado']);
      expect((await server.call(call, {}, { token: everything })).sobre.Error.Code).not.toBe('general.modulo-apagado');
    },
  );

  // Chosen by address, whatever permission the contract names.
  test.each(CALLS.filter(({ path }) => path.startsWith('/intranet/')).map((call) => [nameOf(call), call] as const))(
    '%s refuses whoever only works in the company',
    async (_name, call) => {
      const { status, sobre } = await server.call(call, {}, { token });
      expect([status, sobre.Error.Code]).toEqual([403, 'general.sin-permiso']);
    },
  );

  test.each(CALLS.filter(({ tolera }) => !tolera).map((call) => [nameOf(call), call] as const))(
    '%s refuses a field that nobody knows, and says which',
    async (_name, call) => {
      const { status, sobre } = await server.call(call, { sorpresa: 1 }, { token: everything, ...(call.conPin ? { pin } : {}) });
      expect(status).toBe(422);
      expect(Object.keys(sobre.Error.Fields)).toContain('sorpresa');
    },
  );

  test.each(CALLS.filter(({ method }) => method === 'GET').map((call) => [nameOf(call), call] as const))(
    '%s is not run by HEAD',
    async (_name, call) => {
      const response = await server.app.inject({ method: 'HEAD', url: urlOf(call), headers: { 'access-token': token } });
      expect(response.statusCode).toBe(405);
    },
  );
});

describe('input that is wrong', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/instancia/registros',
      payload,
      headers: { 'content-type': 'application/json', 'access-token': token, 'accept-language': 'es', ...headers },
    });
  const recordsOf = async () => (await server.call(registros.registrosHoy, {}, { token })).content.registros;

  test.each([
    ['broken JSON', '{"tipo":', 400, 'general.json-no-valido'],
    ['nothing', '', 400, 'general.json-no-valido'],
    ['an array', '[]', 422, 'general.datos-no-validos'],
    ['null', 'null', 422, 'general.datos-no-validos'],
    ['a prototype', '{"__proto__":{"a":1},"tipo":1}', 400, 'general.json-no-valido'],
    ['100 kB', JSON.stringify({ tipo: 1, observaciones: 'x'.repeat(100_000) }), 413, 'general.demasiado-grande'],
    ['a type of text', '{"tipo":"uno"}', 422, 'general.datos-no-validos'],
    ['a negative id', '{"tipo":-1}', 422, 'general.datos-no-validos'],
    ['a huge id', '{"tipo":99999999999}', 422, 'general.datos-no-validos'],
    ['half an id', '{"tipo":1.5}', 422, 'general.datos-no-validos'],
    ['a type that does not exist', '{"tipo":2147483647}', 422, 'registros.tipo-no-valido'],
    ['a long remark', JSON.stringify({ tipo: 1, observaciones: 'x'.repeat(501) }), 422, 'general.datos-no-validos'],
    ['a remark with a zero byte', JSON.stringify({ tipo: 1, observaciones: 'a\u0000b' }), 422, 'general.datos-no-validos'],
    ['a latitude off the Earth', '{"tipo":1,"latitud":91,"longitud":0}', 422, 'general.datos-no-validos'],
    ['NaN', '{"tipo":1,"latitud":"NaN","longitud":"NaN"}', 422, 'general.datos-no-validos'],
    ['an hour without offset', '{"tipo":1,"hora":"2026-03-10T08:00:00"}', 422, 'general.datos-no-validos'],
    ['30 February', '{"tipo":1,"hora":"2026-02-30T08:00:00Z"}', 422, 'general.datos-no-validos'],
    ['a zone that nobody knows', '{"tipo":1,"timezone":"Europe/Atlantis"}', 422, 'registros.zona-no-valida'],
  ])('%s is told in words and writes nothing', async (_name, payload, status, code) => {
    const response = await post(payload);
    const { Error } = response.json<Sobre<null>>();
    expect([response.statusCode, Error.Code]).toEqual([status, code]);
    expect(Error.Message).toMatch(/[a-z]{4}/);
    expect(await recordsOf()).toEqual([]);
  });

  test('another content type is refused', async () => {
    const response = await post('tipo=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([response.statusCode, response.json<Sobre<null>>().Error.Code]).toEqual([415, 'general.tipo-de-contenido']);
  });

  test('a parameter given twice is refused', async () => {
    const response = await server.app.inject({
      method: 'GET',
      url: '/instancia/registros/byId?id=1&id=2',
      headers: { 'access-token': token },
    });
    expect(response.statusCode).toBe(422);
  });

  test('messages are in the language of the person, not of the device', async () => {
    const german = await server.signIn('DE');
    const { sobre } = await server.call(registros.byId, { id: 0 }, { token: german.Token, language: 'pt' });
    const spanish = await server.call(registros.byId, { id: 0 }, { token, language: 'pt' });
    expect([sobre.Error.Code, spanish.sobre.Error.Code]).toEqual(['registros.no-existe', 'registros.no-existe']);
    expect(sobre.Error.Message).not.toBe(spanish.sobre.Error.Message);
  });

  test.each(['/instancia/nada', '/api/nada', '/nada.php', '/instancia/registros/../login'])('%s does not exist', async (url) => {
    const response = await server.app.inject({ method: 'GET', url, headers: { accept: 'application/json' } });
    expect([response.statusCode, response.json<Sobre<null>>().Error.Code]).toEqual([404, 'general.ruta-no-existe']);
  });
});

describe('around the calls', () => {
  test("answers that may change something, or show somebody's data, are never stored", async () => {
    const { headers } = await server.call(registros.registrosHoy, {}, { token });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('only allowed origins may read answers', async () => {
    const at = (origin: string) =>
      server.app.inject({ method: 'GET', url: '/instancia/registros/registrosHoy', headers: { origin, 'access-token': token } });
    expect((await at('https://app.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-expose-headers': expect.stringContaining('Request-Action'),
    });
    expect((await at('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('health, readiness, metrics, OpenAPI and catalogues are there', async () => {
    const get = (url: string) => server.app.inject({ method: 'GET', url });
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await get('/metrics')).body).toContain('jornada_http_seconds_bucket');
    const document = (await get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(CALLS.length);
    const catalogue = await get('/i18n/de.json?v=3.3.8');
    expect(catalogue.json()).toHaveProperty('errores');
    expect(
      (await server.app.inject({ method: 'GET', url: '/i18n/de.json', headers: { 'if-none-match': String(catalogue.headers.etag) } }))
        .statusCode,
    ).toBe(304);
    expect((await get('/i18n/fr.json')).statusCode).toBe(404);
  });

  test('an unexpected failure says nothing of itself', async () => {
    await server.db.tenant(company.entidadId, (tx) =>
      tx.query({ name: 'break', text: `update instancia.entidades set ajustes = '{"minimumAccuracy": "much"}' where entidad_id = $1` }, [
        company.entidadId,
      ]),
    );
    const { status, sobre } = await server.call(registros.registrosHoy, {}, { token });
    expect([status, sobre.Error.Message, sobre.content]).toEqual([500, 'Se ha producido un error.', null]);
    await server.db.tenant(company.entidadId, (tx) =>
      tx.query({ name: 'mend', text: `update instancia.entidades set ajustes = '{}' where entidad_id = $1` }, [company.entidadId]),
    );
    expect((await server.call(registros.registrosHoy, {}, { token })).status).toBe(200);
  });
});
