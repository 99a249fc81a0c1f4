import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { auth, tipos, registros } from '@jornada/contract';
import { createPerfil, FakeFailure, type StorageTab } from '@jornada/testkit';
import { createClient } from './index.ts';
import { REFRESH, REFRESH_SIMULATED } from './refresh.ts';
import { codeOf, countOf, ORIGIN, refuse, setUp, token } from './testing/set-up-refresh.ts';

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
    expect(onSessionOver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'sesion.caducada', message: '«errores.sesion.caducada»' }),
    );
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

  it('keeps the session where something before the server answers 401', async () => {
    const { openTab, onSessionOver } = setUp();
    const fetch = async () => new Response('<html>Sign in', { status: 401, headers: { 'WWW-Authenticate': 'Basic' } });
    const { client, session } = openTab({ fetch, onSessionOver });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('general.desconocido');
    expect(onSessionOver).not.toHaveBeenCalled();
    expect(session.get().token).not.toBeNull();
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
