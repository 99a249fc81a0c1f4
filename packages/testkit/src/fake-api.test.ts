import { describe, expect, it } from 'vitest';
import { auth, login, registros, tipos } from '@jornada/contract';
import { acceso } from '@jornada/contract/acceso.ts';
import type { Sobre } from '@jornada/contract/envelope.ts';
import { createFakeApi, FakeFailure, type FakeApiOptions } from './fake-api.ts';
import { createTipos } from './factories/tipos.ts';

const SIGNED_IN = { 'Access-Token': 't' };
const INSTANCE = 'https://jornada.test/instancia';

function setUp(options?: FakeApiOptions) {
  const api = createFakeApi({ acceso, auth, login, registros, tipos }, options);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await api.fetch(path.startsWith('/api') ? path : INSTANCE + path, { headers: SIGNED_IN, ...init });
    return { response, body: (await response.json()) as Sobre<unknown> };
  };
  return { api, ask };
}

describe('fake API', () => {
  it('answers a handler’s content in the envelope', async () => {
    const { api, ask } = setUp();
    api.handle(tipos.todos, () => ({ items: createTipos() }));
    const { response, body } = await ask('/tipos/allTipos');
    expect(response.status).toBe(200);
    expect(body).toEqual({ Error: { HasError: false, Message: '', Code: '', Fields: {} }, content: { items: createTipos() } });
    expect(api.problems).toEqual([]);
  });

  it('gives a handler the validated input and what came with it', async () => {
    const { api, ask } = setUp();
    api.handle(registros.byId, ({ id }) => {
      throw new FakeFailure('registros.no-existe', { message: `id ${id + 1}` });
    });
    const { response, body } = await ask('/registros/byId?id=41', {
      headers: { ...SIGNED_IN, 'Usuario-Simulado': 's', 'Idempotency-Key': 'k' },
    });
    expect([response.status, body.Error.Message, body.Error.Code]).toEqual([404, 'id 42', 'registros.no-existe']);
    expect(api.requests).toMatchObject([
      { call: registros.byId, input: { id: '41' }, token: 't', simulatedToken: 's', idempotencyKey: 'k' },
    ]);
  });

  it('refuses input that the contract refuses', async () => {
    const { api, ask } = setUp();
    api.handle(login.entrar, () => expect.fail('reached'));
    const { response, body } = await ask('/api/login', { method: 'POST', body: JSON.stringify({ UserName: '', Sorpresa: 1 }) });
    expect([response.status, body.Error.Code]).toEqual([422, 'general.datos-no-validos']);
    expect(Object.keys(body.Error.Fields)).toContain('UserName');
  });

  it('refuses a call without a session where the contract wants one', async () => {
    const { api, ask } = setUp();
    api.handle(tipos.todos, () => ({ items: [] }));
    api.handle(acceso.metodos, () => ({ Metodos: ['password' as const], Proveedores: [] }));
    expect((await ask('/tipos/allTipos', { headers: {} })).body.Error.Code).toBe('sesion.caducada');
    expect((await ask('/api/auth/getLoginMethods2', { method: 'POST', headers: {}, body: '{"Username":"x"}' })).response.status).toBe(200);
  });

  it.each([
    ['sesion.renovar', 'RefreshToken'],
    ['sesion.renovar-simulado', 'RefreshTokenUsuarioSimulado'],
    ['sesion.caducada', null],
  ] as const)('answers %s with the action %s', async (code, action) => {
    const { api, ask } = setUp();
    api.handle(tipos.todos, () => {
      throw new FakeFailure(code);
    });
    const { response } = await ask('/tipos/allTipos');
    expect([response.status, response.headers.get('Request-Action')]).toEqual([401, action]);
  });

  it('notes what a test forgot, and what breaks the contract', async () => {
    const { api, ask } = setUp();
    expect((await ask('/tipos/allTipos')).response.status).toBe(500);
    api.handle(tipos.todos, () => ({ items: [{ id: 'uno' }] as never }));
    expect((await ask('/tipos/allTipos')).response.status).toBe(500);
    expect((await ask('/no/hay')).response.status).toBe(404);
    expect((await ask('/tipos/allTipos', { method: 'DELETE' })).response.status).toBe(404);
    expect(api.problems.map((problem) => problem.slice(0, 30))).toEqual([
      'GET /tipos/allTipos has no han',
      'GET /tipos/allTipos answered w',
      'GET https://jornada.test/insta',
      'DELETE https://jornada.test/in',
    ]);
  });

  it('notes a handler that breaks', async () => {
    const { api, ask } = setUp();
    api.handle(tipos.todos, () => {
      throw new Error('oops');
    });
    await ask('/tipos/allTipos');
    expect(api.problems).toEqual(['GET /tipos/allTipos: Error: oops']);
  });

  it('is as silent as a dead network while offline', async () => {
    const { api, ask } = setUp();
    api.offline = true;
    await expect(ask('/tipos/allTipos')).rejects.toThrow(TypeError);
    expect(api.requests).toEqual([]);
  });

  it('stops waiting when the caller gives up', async () => {
    const { api, ask } = setUp();
    api.handle(tipos.todos, () => new Promise(() => undefined));
    const stop = new AbortController();
    const waiting = ask('/tipos/allTipos', { signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect(ask('/tipos/allTipos', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tells the time of its clock', async () => {
    const { ask } = setUp({ now: () => Temporal.Instant.from('2026-10-01T06:02:03.9Z') });
    expect((await ask('/no')).response.headers.get('Date')).toBe('Thu, 01 Oct 2026 06:02:03 GMT');
  });
});
