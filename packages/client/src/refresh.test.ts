import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { auth, tipos, registros } from '@jornada/contract';
import {
  createFakeApi,
  createFakeLocks,
  createPerfil,
  createSharedStorage,
  createUsuarioSimulado,
  FakeFailure,
  type FakeApi,
  type FakeRequest,
  type StorageTab,
} from '@jornada/testkit';
import { ApiError, createClient, createSessionStore, NO_SESSION, type ClientOptions } from './index.ts';
import { REFRESH, REFRESH_SIMULATED } from './refresh.ts';

const ORIGIN = 'https://jornada.test';

/** A token as the server makes them: `serie` tells one from the next. */
const tokenFor = (claims: object, serie: number): string =>
  `e30.${Buffer.from(JSON.stringify({ ent: 1, usr: 1, serie, ...claims })).toString('base64url')}.firma`;
const token = (serie: number, claims: object = {}): string => tokenFor(claims, serie);

/** A server with a list of valid tokens that the test sets, and tabs that share storage and locks. */
function setUp() {
  const api = createFakeApi({ auth, tipos, registros });
  const shared = createSharedStorage();
  const locks = createFakeLocks();
  const server = { access: token(2), simulated: 'sim-2' };

  const guard = ({ token: sent, simulatedToken }: FakeRequest): void => {
    if (sent !== server.access) throw new FakeFailure('sesion.renovar');
    if (simulatedToken !== null && simulatedToken !== server.simulated) throw new FakeFailure('sesion.renovar-simulado');
  };
  api.handle(tipos.todos, (_input, request) => {
    guard(request);
    return { items: [] };
  });
  api.handle(auth.renovar, () => ({ Token: server.access }));
  api.handle(auth.renovarSimulado, (_input, request) => {
    guard(request);
    return { Token: server.simulated };
  });

  const openTab = (options: Partial<ClientOptions> = {}, { storage, events }: StorageTab = shared.tab()) => {
    const session = createSessionStore({ storage, events });
    const onSessionOver = vi.fn<(error: ApiError) => void>();
    const client = createClient({
      session,
      locks,
      onSessionOver,
      origin: ORIGIN,
      allowedInstances: ['/instancia'],
      language: () => 'es',
      translate: (key) => `«${key}»`,
      name: 'web/3.3.8',
      fetch: api.fetch,
      ...options,
    });
    return { session, client, onSessionOver };
  };
  const tab = openTab();
  tab.session.update({ ...NO_SESSION, token: token(1), instanceUrl: `${ORIGIN}/instancia`, profile: createPerfil() });
  return { api, server, shared, openTab, ...tab };
}

const countOf = (api: FakeApi, call: unknown): number => api.requests.filter((request) => request.call === call).length;
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ApiError ? error.code : `no ApiError: ${String(error)}`;
};
const refuse = (): never => {
  throw new FakeFailure('sesion.acceso-denegado');
};

describe('renewing the token', () => {
  it('uses the routes of the contract', () => {
    for (const [own, contract] of [
      [REFRESH, auth.renovar],
      [REFRESH_SIMULATED, auth.renovarSimulado],
    ] as const) {
      const { host, method, path, acceso, escribe } = contract;
      expect(own).toEqual({ host, method, path, acceso, escribe });
    }
  });

  it('renews, keeps the token and repeats the call with the same key', async () => {
    const { api, client, session, server } = setUp();
    api.handle(registros.borrar, (_input, { token: sent }) => {
      throw new FakeFailure(sent === server.access ? 'registros.no-existe' : 'sesion.renovar');
    });
    expect(await codeOf(client.call(registros.borrar, { id: 1 }))).toBe('registros.no-existe');
    expect(session.get().token).toBe(server.access);
    const tries = api.requests.filter(({ call }) => call === registros.borrar);
    expect(tries.map(({ token: sent }) => sent)).toEqual([token(1), server.access]);
    expect(tries[0]?.idempotencyKey).toBe(tries[1]?.idempotencyKey);
  });

  it('renews once for many calls at a time', async () => {
    const { api, client, onSessionOver } = setUp();
    await Promise.all(Array.from({ length: 10 }, () => client.call(tipos.todos, {})));
    expect(countOf(api, auth.renovar)).toBe(1);
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  it('renews once for many calls where there are no locks', async () => {
    const { api, openTab } = setUp();
    const { client } = openTab({ locks: undefined });
    await Promise.all([client.call(tipos.todos, {}), client.call(tipos.todos, {}), client.call(tipos.todos, {})]);
    expect(countOf(api, auth.renovar)).toBe(1);
  });

  it('renews once for two tabs at a time', async () => {
    const { api, client, openTab, server } = setUp();
    const other = openTab();
    await Promise.all([client.call(tipos.todos, {}), other.client.call(tipos.todos, {})]);
    expect(countOf(api, auth.renovar)).toBe(1);
    expect(other.session.get().token).toBe(server.access);
  });

  it('renews once for two tabs where what one writes reaches the other after the lock, as browsers do', async () => {
    const { api, client, openTab, shared, server } = setUp();
    const { storage, events } = shared.tab();
    let seen = new Map(shared.values);
    const late: StorageTab = {
      storage: { ...storage, getItem: (key) => seen.get(key) ?? null },
      events: {
        ...events,
        addEventListener: (type, listener) =>
          events.addEventListener(type, (event) => {
            setTimeout(() => {
              seen = new Map(shared.values);
              listener(event);
            }, 50);
          }),
      },
    };
    const other = openTab({}, late);
    await Promise.all([client.call(tipos.todos, {}), other.client.call(tipos.todos, {})]);
    expect(countOf(api, auth.renovar)).toBe(1);
    expect(other.session.get().token).toBe(server.access);
  });

  it('does not wait for itself where what was renewed is refused at once', async () => {
    const { api, client, session, server } = setUp();
    let serie = 2;
    api.handle(auth.renovar, () => ({ Token: token(serie++) }));
    server.access = token(4);
    // With these timers, the time for which a lock is kept never ends.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await client.call(tipos.todos, {});
    expect([countOf(api, auth.renovar), session.get().token]).toEqual([3, token(4)]);
  });

  it('takes the token of a tab that has renewed already, before its event arrives', async () => {
    const { api, client, openTab, shared, server } = setUp();
    const { client: late } = openTab();
    const key = [...shared.values.keys()][0]!;
    // Written without an event, so neither tab notices it.
    shared.values.set(key, shared.values.get(key)!.replace(token(1), server.access));
    await late.call(tipos.todos, {});
    await client.call(tipos.todos, {});
    expect(countOf(api, auth.renovar)).toBe(0);
  });

  it('repeats three times at most', async () => {
    const { api, client, onSessionOver } = setUp();
    let serie = 10;
    api.handle(auth.renovar, () => ({ Token: token((serie += 1)) }));
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(countOf(api, tipos.todos)).toBe(4);
    expect(countOf(api, auth.renovar)).toBe(3);
    expect(onSessionOver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'sesion.caducada', message: '«errores.sesion.caducada»' }),
    );
  });

  it('ends every waiting call with one refusal, told once, and sends no more', async () => {
    const { api, client, session, onSessionOver } = setUp();
    api.handle(auth.renovar, refuse);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(client.call(tipos.todos, {}))));
    expect(codes).toEqual(['sesion.acceso-denegado', 'sesion.acceso-denegado', 'sesion.acceso-denegado']);
    expect(countOf(api, auth.renovar)).toBe(1);
    expect(onSessionOver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: '«errores.sesion.acceso-denegado»' }));
    expect(session.get().token).toBe(token(1));

    const before = api.requests.length;
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    session.clear();
    expect(await codeOf(client.call(auth.salir, {}))).toBe('sesion.caducada');
    expect(api.requests).toHaveLength(before);
    expect(onSessionOver).toHaveBeenCalledOnce();
  });

  it('works again after signing in again', async () => {
    const { api, client, session, server } = setUp();
    api.handle(auth.renovar, refuse);
    await codeOf(client.call(tipos.todos, {}));
    session.update({ token: server.access });
    expect(await client.call(tipos.todos, {})).toEqual({ items: [] });
  });

  it('ends the session on any other 401, without renewing', async () => {
    const { api, client, onSessionOver } = setUp();
    api.handle(tipos.todos, () => {
      throw new FakeFailure('sesion.caducada');
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(countOf(api, auth.renovar)).toBe(0);
    expect(onSessionOver).toHaveBeenCalledOnce();
  });

  it.each([
    ['the network fails', 'red.sin-conexion'],
    ['the server is in trouble', 'general.no-disponible'],
  ] as const)('keeps the session when %s under way', async (_what, code) => {
    const { api, client, session, onSessionOver } = setUp();
    api.handle(auth.renovar, () => {
      throw new FakeFailure('general.no-disponible');
    });
    const fetch: typeof globalThis.fetch = (url, init) =>
      code === 'red.sin-conexion' && new Request(url).url.includes('refreshToken')
        ? Promise.reject(new TypeError('Failed'))
        : api.fetch(url, init);
    const flaky = createClient({
      session,
      onSessionOver,
      fetch,
      origin: ORIGIN,
      allowedInstances: ['/instancia'],
      language: () => 'es',
      translate: (key) => key,
      name: 'web',
    });
    expect(await codeOf(flaky.call(tipos.todos, {}))).toBe(code);
    expect(onSessionOver).not.toHaveBeenCalled();

    api.handle(auth.renovar, () => ({ Token: token(2) }));
    expect(await client.call(tipos.todos, {})).toEqual({ items: [] });
  });

  it('does not take an answer without a token for one', async () => {
    const { api, client, session, onSessionOver } = setUp();
    api.handle(auth.renovar, () => ({ Token: '' }));
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('general.desconocido');
    expect(session.get().token).toBe(token(1));
    expect(onSessionOver).not.toHaveBeenCalled();
  });
});

describe('somebody else in between', () => {
  it('does not take a token that is for another person', async () => {
    const { api, client, session, onSessionOver } = setUp();
    api.handle(auth.renovar, () => ({ Token: token(2, { usr: 99 }) }));
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.acceso-denegado');
    expect(session.get().token).toBe(token(1));
    expect(onSessionOver).toHaveBeenCalledOnce();
  });

  it('does not repeat as the person who signed in in another tab', async () => {
    const { api, client, openTab, server, onSessionOver } = setUp();
    const other = openTab();
    server.access = token(5, { usr: 99 });
    api.handle(auth.renovar, () => {
      other.session.update({ token: server.access, profile: createPerfil({ UserName: '00000002W' }) });
      return { Token: token(2) };
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(countOf(api, tipos.todos)).toBe(1);
    expect(other.session.get().token).toBe(server.access);
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  it('does not sign in again who signed out meanwhile', async () => {
    const { api, client, session, onSessionOver } = setUp();
    api.handle(auth.renovar, () => {
      session.clear();
      return { Token: token(2) };
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(session.get().token).toBeNull();
    expect(onSessionOver).not.toHaveBeenCalled();
  });
});

describe('meanwhile in another tab', () => {
  it('goes on with the session that the same person has begun there', async () => {
    const { api, client, openTab, server, onSessionOver } = setUp();
    const other = openTab();
    api.handle(tipos.todos, (_input, { token: sent }) => {
      if (sent === server.access) return { items: [] };
      other.session.update({ token: server.access });
      throw new FakeFailure('sesion.caducada');
    });
    expect(await client.call(tipos.todos, {})).toEqual({ items: [] });
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  it('says nothing of a session that somebody ended there on purpose', async () => {
    const { api, client, openTab, onSessionOver } = setUp();
    const other = openTab();
    api.handle(tipos.todos, () => {
      other.session.clear();
      throw new FakeFailure('sesion.caducada');
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(onSessionOver).not.toHaveBeenCalled();
  });
});

describe('single sign-on', () => {
  const sso = token(1, { tSSO: true });
  const VOLVER = { Metodo: 'sso' as const, Nombre: 'Aurora SSO', Token: 'para.empezar.ahí' };
  const askForProvider = (): never => {
    throw new FakeFailure('sesion.renovar-sso', { content: VOLVER });
  };

  it('asks the server like any other session: it asks the provider by itself where it can', async () => {
    const { api, openTab, server } = setUp();
    const ssoRefresh = vi.fn(async () => 'never');
    const { client, session } = openTab({ ssoRefresh });
    session.update({ token: sso });
    await client.call(tipos.todos, {});
    expect(ssoRefresh).not.toHaveBeenCalled();
    expect([countOf(api, auth.renovar), session.get().token]).toEqual([1, server.access]);
  });

  it('signs in at the provider where only that renews it, once for many calls, and repeats them', async () => {
    const { api, openTab, server, onSessionOver } = setUp();
    api.handle(auth.renovar, askForProvider);
    const ssoRefresh = vi.fn(async () => server.access);
    const { client, session } = openTab({ ssoRefresh });
    session.update({ token: sso });
    await Promise.all([1, 2, 3].map(() => client.call(tipos.todos, {})));
    expect(ssoRefresh).toHaveBeenCalledExactlyOnceWith(VOLVER);
    expect([countOf(api, auth.renovar), session.get().token]).toEqual([1, server.access]);
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  it('holds up no other tab meanwhile: the one that is done first serves both', async () => {
    const { api, openTab, server } = setUp();
    api.handle(auth.renovar, askForProvider);
    const first = openTab({ ssoRefresh: () => new Promise(() => undefined) });
    const second = openTab({ ssoRefresh: async () => server.access });
    first.session.update({ token: sso });
    void first.client.call(tipos.todos, {});
    await second.client.call(tipos.todos, {});
    expect(first.session.reload().token).toBe(server.access);
  });

  it.each([
    ['the person does not', sso, { ssoRefresh: () => Promise.reject(new Error('left')) }],
    ['another account comes back', sso, { ssoRefresh: async () => tokenFor({ usr: 2 }, 3) }],
    ['nothing here can', sso, {}],
    ['it did not come from there', token(1), { ssoRefresh: async () => token(2) }],
  ])('is denied where %s', async (_why, used, options) => {
    const { api, openTab } = setUp();
    api.handle(auth.renovar, askForProvider);
    const { client, session, onSessionOver } = openTab(options);
    session.update({ token: used });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.acceso-denegado');
    expect(onSessionOver).toHaveBeenCalledOnce();
    expect(session.get().token).toBe(used);
  });
});

describe('acting for somebody', () => {
  function setUpSimulated() {
    const all = setUp();
    all.session.update({ simulatedUser: createUsuarioSimulado({ Token: 'sim-1' }) });
    return all;
  }

  it('renews first the own token, then the simulated one, and repeats', async () => {
    const { api, client, session } = setUpSimulated();
    await client.call(tipos.todos, {});
    expect(countOf(api, auth.renovar)).toBe(1);
    expect(countOf(api, auth.renovarSimulado)).toBe(1);
    expect(session.get()).toMatchObject({ token: token(2), simulatedUser: { Token: 'sim-2', DNI: '00000003A' } });
  });

  it('renews once for many calls at a time, even when both tokens are old', async () => {
    const { api, client } = setUpSimulated();
    await Promise.all([1, 2, 3, 4].map(() => client.call(tipos.todos, {})));
    expect(countOf(api, auth.renovar)).toBe(1);
    expect(countOf(api, auth.renovarSimulado)).toBe(1);
  });

  it.each([['sesion.acceso-denegado'], ['sesion.renovar-simulado']] as const)('is denied when the renewal answers %s', async (code) => {
    const { api, client, onSessionOver } = setUpSimulated();
    api.handle(auth.renovarSimulado, () => {
      throw new FakeFailure(code);
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.acceso-denegado');
    expect(onSessionOver).toHaveBeenCalledOnce();
  });

  it('does not repeat for the person chosen meanwhile', async () => {
    const { api, client, session } = setUpSimulated();
    api.handle(auth.renovarSimulado, () => {
      session.update({ simulatedUser: createUsuarioSimulado({ Token: 'sim-9', DNI: '00000004G' }) });
      return { Token: 'sim-2' };
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(session.get().simulatedUser?.Token).toBe('sim-9');
  });

  it('ends quietly when another person signs in while it is renewed', async () => {
    const { api, client, openTab, onSessionOver } = setUpSimulated();
    const other = openTab();
    api.handle(auth.renovarSimulado, () => {
      other.session.update({ token: token(7, { usr: 99 }), profile: createPerfil({ UserName: '00000002W' }), simulatedUser: null });
      throw new FakeFailure('sesion.renovar');
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(onSessionOver).not.toHaveBeenCalled();
  });
});
