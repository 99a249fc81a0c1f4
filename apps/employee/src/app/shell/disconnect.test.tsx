import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_SESSION } from '@jornada/client';
import { auth, registros, webPush } from '@jornada/contract';
import { createHoy, createHoyTrabajando, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(auth.salir, () => null);
  api.handle(webPush.salir, () => null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that gets notifications. `unsubscribe`: how the browser ends the subscription. */
function stubTold(unsubscribe: () => Promise<boolean>) {
  const taken = vi.fn(unsubscribe);
  const subscription = { unsubscribe: taken };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', vi.fn());
  const registration = { pushManager: { getSubscription: async () => subscription } };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => registration } });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  return taken;
}

const render = () => renderApp({ api, path: '/home', width: 1440 });
const disconnect = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
const expectOut = async ({ services, router }: Awaited<ReturnType<typeof render>>): Promise<void> => {
  await screen.findByLabelText('Contraseña');
  expect(router.state.location.pathname).toBe('/login');
  expect(services.session.get()).toEqual(NO_SESSION);
};

describe('signing out while one is clocked in', () => {
  const DAY = { name: 'Sigues con la jornada abierta desde las 8:02' };
  beforeEach(() => api.handle(registros.registrosHoy, () => createHoyTrabajando()));
  const renderAtWork = async () => {
    const app = await render();
    await screen.findByRole('button', { name: 'Empezar la comida' });
    return app;
  };

  test('says since when the day is open, and lets the person sign out anyway', async () => {
    const app = await renderAtWork();
    await disconnect();
    const question = within(await screen.findByRole('dialog', DAY));
    expect(app.requestsTo(auth.salir)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Cerrar sesión' }));
    await expectOut(app);
  });

  test('leads back to the day', async () => {
    const app = await renderAtWork();
    await act(() => app.router.navigate({ to: '/configuracion' }));
    await disconnect();
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a mi jornada' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/home'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.services.session.get().token).not.toBeNull();
  });

  test('knows of it from the device alone', async () => {
    await renderAtWork();
    api.handle(registros.registrosHoy, () => {
      throw new FakeFailure('general.desconocido');
    });
    await disconnect();
    expect(await screen.findByRole('dialog', DAY)).toBeDefined();
  });

  test('does not mention the day of the person for whom somebody acts', async () => {
    const app = await renderAtWork();
    const Perfil = createPerfil({ NombreCompleto: 'Luis Simulado', UserName: '00000002W' });
    const user = { Token: 'simulado.1.x', NombreCompleto: 'Luis Simulado', DNI: '00000002W', Iniciales: 'LS', TieneFoto: false, Email: '' };
    act(() => app.services.session.update({ simulatedUser: { ...user, Perfil }, showLogout: true }));
    await screen.findByText(/Actúas como Luis Simulado/);
    await disconnect();
    await expectOut(app);
  });
});

describe('signing out', () => {
  test('takes the device away here and on the server, and then ends the session', async () => {
    const taken = stubTold(async () => true);
    const app = await render();
    await disconnect();
    await expectOut(app);
    expect(taken).toHaveBeenCalledOnce();
    const order = api.requests.map(({ call }) => call).filter((call) => call === webPush.salir || call === auth.salir);
    expect(order).toEqual([webPush.salir, auth.salir]);
  });

  async function expectItGoesOn(): Promise<void> {
    const app = await render();
    await disconnect();
    await expectOut(app);
    expect(app.requestsTo(auth.salir)).toHaveLength(1);
    expect(app.services.logs.lines.get().filter(({ kind }) => kind === 'error')).toHaveLength(1);
    expect(app.services.notices.toast.get()).toBeNull();
  }

  test('goes on where the server cannot take the device away: the logs know it, and nobody is told', async () => {
    stubTold(async () => true);
    api.handle(webPush.salir, () => {
      throw new FakeFailure('general.desconocido');
    });
    await expectItGoesOn();
  });

  test('goes on where the browser cannot take its subscription away: the logs know it, and nobody is told', async () => {
    stubTold(() => Promise.reject(new Error('no push service')));
    await expectItGoesOn();
  });

  test('does not wait longer than four seconds for a push service that says nothing', async () => {
    stubTold(() => new Promise(() => undefined));
    const app = await render();
    await screen.findByRole('button', { name: 'Fichar la entrada' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(app.requestsTo(webPush.salir)).toHaveLength(1));
    expect(app.requestsTo(auth.salir)).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await expectOut(app);
    expect(app.requestsTo(auth.salir)).toHaveLength(1);
  });

  test('ends on this device also where the server cannot be told', async () => {
    api.handle(auth.salir, () => {
      throw new FakeFailure('general.desconocido');
    });
    const app = await render();
    await disconnect();
    await expectOut(app);
  });

  test('forgets the acting and the link; nothing of the session stays on the device', async () => {
    const app = await render();
    const Perfil = createPerfil({ NombreCompleto: 'Luis Simulado', UserName: '00000002W' });
    const simulatedUser = {
      Token: 'simulado.1.x',
      NombreCompleto: 'Luis Simulado',
      DNI: '00000002W',
      Iniciales: 'LS',
      TieneFoto: false,
      Email: '',
      Perfil,
    };
    act(() => app.services.session.update({ simulatedUser, autologin: true, showLogout: true }));
    await screen.findByText(/Actúas como Luis Simulado/);
    await disconnect();
    await expectOut(app);
    expect(app.services.storage.getItem('jornada.sesion')).toBeNull();
    expect(document.body.textContent).not.toContain('Luis Simulado');
  });

  test('is not offered after a sign-in by link, unless the link allows it', async () => {
    const app = await render();
    act(() => app.services.session.update({ autologin: true }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).toBeNull());
    act(() => app.services.session.update({ showLogout: true }));
    expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeDefined();
  });
});
