import { describe, expect, it } from 'vitest';
import { acceso, auth, login, tipos } from '@jornada/contract';
import { CABECERA_SECRETOS } from '@jornada/contract/mobile-app.ts';
import { createFakeApi, createMemoryStorage, createPerfil, FakeFailure, type FakeRequest } from '@jornada/testkit';
import { createClient, createSessionStore, NO_SESSION, type SecretStore } from './index.ts';
import { forgetSessions } from './secrets.ts';
import { codeOf, ORIGIN, token } from './testing/set-up-refresh.ts';

/** A device whose store can fail, and can be stopped before it has kept something. */
function createDevice() {
  let text: string | null = null;
  const log: string[] = [];
  const device = {
    isBroken: false,
    log,
    kept: () => text,
    put: (next: string | null) => void (text = next),
    store: {
      get: async () => {
        if (device.isBroken) throw new Error('the key is gone');
        return text;
      },
      set: async (next) => {
        if (device.isBroken) throw new Error('the key is gone');
        log.push('set');
        text = next;
      },
      clear: async () => {
        log.push('clear');
        text = null;
      },
    } satisfies SecretStore,
  };
  return device;
}

/** A server that gives secrets as the real one does: each renewal gives the next one, and the one before is taken until then. */
function setUp() {
  const api = createFakeApi({ acceso, auth, login, tipos });
  const device = createDevice();
  const server = { serie: 1, access: token(1) };
  const inits: RequestInit[] = [];
  const given: string[] = [];
  const secretsOf = ({ headers }: FakeRequest): string | null => headers.get(CABECERA_SECRETOS);
  const refreshOf = (request: FakeRequest) => /jornada_refresh=secret-(\d+)/.exec(secretsOf(request) ?? '')?.[1];
  api.handle(tipos.todos, (_input, { token: sent }) => {
    if (sent !== server.access) throw new FakeFailure('sesion.renovar');
    return { items: [] };
  });
  api.handle(auth.renovar, (_input, request) => {
    const serie = Number(refreshOf(request));
    if (serie !== server.serie && serie !== server.serie - 1) throw new FakeFailure('sesion.acceso-denegado');
    server.serie = serie + 1;
    server.access = token(server.serie);
    given.push(`jornada_refresh=secret-${server.serie}`);
    return { Token: server.access };
  });
  api.handle(auth.salir, () => {
    given.push('jornada_refresh=');
    return null;
  });
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    inits.push(init);
    const response = await api.fetch(input, init);
    const headers = new Headers(response.headers);
    const next = given.shift();
    if (next !== undefined) headers.set(CABECERA_SECRETOS, next);
    return new Response(response.body, { status: response.status, headers });
  };
  const session = createSessionStore({ storage: createMemoryStorage() });
  session.update({ ...NO_SESSION, token: token(0), instanceUrl: `${ORIGIN}/instancia`, profile: createPerfil() });
  const start = (secretStore: SecretStore | null = device.store) =>
    createClient({
      session,
      origin: ORIGIN,
      allowedInstances: ['/instancia'],
      language: () => 'es',
      translate: (key) => key,
      name: 'app/3.3.8',
      onSessionOver: () => undefined,
      fetch,
      ...(secretStore ? { secretStore } : {}),
    });
  const sentWith = (call: unknown) => api.requests.filter((request) => request.call === call).map(secretsOf);
  const keepSecret = (serie: number, more: object = {}) =>
    device.put(JSON.stringify({ [ORIGIN]: { jornada_refresh: `secret-${serie}`, ...more } }));
  return { api, device, server, session, inits, start, sentWith, keepSecret, given };
}

describe('an app that keeps its secrets itself', () => {
  it('sends what is kept with the renewal, keeps the next one, and then has the token', async () => {
    const { device, server, session, start, sentWith, keepSecret } = setUp();
    keepSecret(1, { jornada_aparato: 'device' });
    const seen: (string | null)[] = [];
    session.subscribe(() => seen.push(device.kept()));
    expect(await start().call(tipos.todos, {})).toEqual({ items: [] });
    expect(sentWith(auth.renovar)).toEqual(['jornada_refresh=secret-1; jornada_aparato=device']);
    const kept = JSON.stringify({ [ORIGIN]: { jornada_aparato: 'device', jornada_refresh: 'secret-2' } });
    expect([device.kept(), session.get().token]).toEqual([kept, server.access]);
    // The secret was kept before the token.
    expect(seen).toEqual([kept]);
  });

  it('asks for no cookies, and sends secrets with no call of the session', async () => {
    const { inits, start, sentWith, keepSecret } = setUp();
    keepSecret(1);
    await start().call(tipos.todos, {});
    expect(inits.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit']);
    expect(sentWith(tipos.todos)).toEqual([null, null]);
  });

  it('goes on after it was stopped between an answer and keeping what it brought', async () => {
    const { device, server, session, start, keepSecret } = setUp();
    keepSecret(1);
    const stopped = { ...device.store, set: () => new Promise<never>(() => undefined) };
    void start(stopped)
      .call(tipos.todos, {})
      .catch(() => undefined);
    await expect.poll(() => server.serie).toBe(2);
    expect([session.get().token, device.kept()]).toEqual([token(0), expect.stringContaining('secret-1')]);
    // The app starts anew.
    expect(await start().call(tipos.todos, {})).toEqual({ items: [] });
    expect(device.kept()).toContain('secret-2');
  });

  it('goes on with the secret before, where the store took nothing', async () => {
    const { device, server, session, start, keepSecret } = setUp();
    keepSecret(1);
    const full = { ...device.store, set: () => Promise.reject(new Error('full')) };
    await start(full).call(tipos.todos, {});
    expect([session.get().token, server.serie]).toEqual([token(2), 2]);
    // A quarter of an hour later.
    server.access = token(9);
    await start().call(tipos.todos, {});
    expect(device.kept()).toContain('secret-2');
  });

  it.each([
    ['nothing is kept', null],
    ['it is no text of ours', '{"x'],
    ['it is no object', '"secret"'],
    ['it is of another server', JSON.stringify({ 'https://other.test': { jornada_refresh: 'secret-1' } })],
  ])('signs in again where %s', async (_name, text) => {
    const { device, start, sentWith } = setUp();
    device.put(text);
    expect(await codeOf(start().call(tipos.todos, {}))).toBe('sesion.acceso-denegado');
    expect(sentWith(auth.renovar)).toEqual([null]);
  });

  it('signs in again where the store cannot be read', async () => {
    const { device, start, keepSecret } = setUp();
    keepSecret(1);
    device.isBroken = true;
    expect(await codeOf(start().call(tipos.todos, {}))).toBe('sesion.acceso-denegado');
  });

  it('forgets what renews the sessions of all servers, though none was told, and stays a known device', async () => {
    const { device } = setUp();
    const of = (own: object) => ({ [ORIGIN]: own, 'https://other.test': own });
    device.put(JSON.stringify(of({ '__Host-jornada_refresh': 'a', jornada_refresh: 'b', jornada_aparato: 'c' })));
    await forgetSessions(device.store);
    expect(device.kept()).toBe(JSON.stringify(of({ jornada_aparato: 'c' })));
    device.put(JSON.stringify(of({ jornada_refresh: 'b' })));
    await forgetSessions(device.store);
    expect(device.kept()).toBeNull();
  });

  it('forgets what the server takes back, and empties the store with the last of it', async () => {
    const { device, start, keepSecret } = setUp();
    keepSecret(1, { jornada_aparato: 'device' });
    await start().call(auth.salir, {});
    expect(device.kept()).toBe(JSON.stringify({ [ORIGIN]: { jornada_aparato: 'device' } }));
    keepSecret(1);
    await start().call(auth.salir, {});
    expect([device.kept(), device.log.at(-1)]).toEqual([null, 'clear']);
  });

  it('keeps what two answers bring at the same time', async () => {
    const { api, device, start, given } = setUp();
    let many = 0;
    api.handle(acceso.metodos, () => {
      many += 1;
      given.push(`secret_${many}=value`);
      return { Metodos: ['password' as const], Proveedores: [] };
    });
    const client = start();
    await Promise.all([client.call(acceso.metodos, { Username: 'A' }), client.call(acceso.metodos, { Username: 'B' })]);
    expect(JSON.parse(device.kept() ?? '{}')).toEqual({ [ORIGIN]: { secret_1: 'value', secret_2: 'value' } });
  });
});

it('a browser sends and keeps none of it', async () => {
  const { api, inits, start, sentWith } = setUp();
  api.handle(auth.renovar, () => ({ Token: token(1) }));
  await start(null).call(tipos.todos, {});
  expect(inits.every(({ credentials }) => credentials === 'include')).toBe(true);
  expect(sentWith(auth.renovar)).toEqual([null]);
});
