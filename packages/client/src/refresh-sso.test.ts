import { describe, expect, it, vi } from 'vitest';
import { auth, tipos } from '@jornada/contract';
import { FakeFailure } from '@jornada/testkit';
import { codeOf, countOf, setUp, token, tokenFor } from './testing/set-up-refresh.ts';

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
