import { describe, expect, it, vi } from 'vitest';
import { auth, tipos } from '@jornada/contract';
import { createPerfil, createUsuarioSimulado, FakeFailure } from '@jornada/testkit';
import { codeOf, countOf, setUp, token } from './testing/set-up-refresh.ts';

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

  it('ends only the call when nobody is acted for any more: the person at a kiosk has left', async () => {
    const { api, client, session, onSessionOver } = setUpSimulated();
    api.handle(auth.renovarSimulado, () => {
      session.update({ simulatedUser: null });
      throw new FakeFailure('sesion.acceso-denegado');
    });
    expect(await codeOf(client.call(tipos.todos, {}))).toBe('sesion.caducada');
    expect(onSessionOver).not.toHaveBeenCalled();
    expect(session.get().token).toBe(token(2));
  });

  it('asks for nothing at a kiosk: only a PIN, a badge or a phone prolongs it, and the tablet stays signed in', async () => {
    const onPersonOver = vi.fn();
    const { api, openTab, onSessionOver } = setUp();
    const { client, session } = openTab({ onPersonOver });
    const simulatedUser = createUsuarioSimulado({ Token: 'sim-1' });
    session.update({ profile: createPerfil({ EsQuiosco: true }), simulatedUser });
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(client.call(tipos.todos, {}))));
    expect(codes).toEqual(['sesion.caducada', 'sesion.caducada', 'sesion.caducada']);
    expect(countOf(api, auth.renovarSimulado)).toBe(0);
    expect(onPersonOver).toHaveBeenCalledOnce();
    expect(onSessionOver).not.toHaveBeenCalled();
    expect(session.get()).toMatchObject({ token: token(2), simulatedUser: null });
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
