import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { notificaciones, sesiones, webPush, type AjustesAvisos } from '@jornada/contract';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'isSecureContext');
  cleanup();
  vi.unstubAllGlobals();
});

const AJUSTES: AjustesAvisos = {
  activas: true,
  clavePush: 'BAAB',
  correo: 'a…@example.com',
  dispositivos: 0,
  avisos: [
    { clase: 'correcciones', push: true, correo: false },
    { clase: 'respuestas', push: true, correo: false },
    { clase: 'recordatorio-salida', push: true, correo: false },
  ],
};

/** A browser that can get notifications, and the person's decision about them. */
function stubBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let subscription: object | null = null;
  const asked = vi.fn(async () => {
    state.permission = answer;
    return answer;
  });
  const state = { permission, requestPermission: asked };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () =>
      (subscription = {
        endpoint: 'https://push.example/1',
        unsubscribe: async () => (subscription = null),
        toJSON: () => ({ endpoint: 'x' }),
      }),
  };
  const registration = { pushManager };
  vi.stubGlobal('Notification', state);
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  return { asked };
}

async function render(ajustes: Partial<AjustesAvisos> = {}) {
  const api = createApi();
  let now = { ...AJUSTES, ...ajustes };
  api.handle(notificaciones.ajustes, () => now);
  api.handle(notificaciones.poner, ({ clase, canal, activo }) => {
    now = { ...now, avisos: now.avisos.map((aviso) => (aviso.clase === clase ? { ...aviso, [canal]: activo } : aviso)) };
    return { avisos: now.avisos };
  });
  api.handle(sesiones.listado, () => ({ items: [] }));
  api.handle(webPush.ponerToken, () => null);
  api.handle(webPush.salir, () => null);
  api.handle(notificaciones.prueba, () => null);
  const app = await renderApp({ api, path: '/configuracion' });
  await screen.findByText('Idioma');
  return { ...app, api, user: userEvent.setup() };
}
const section = () => screen.findByRole('region', { name: 'Notificaciones' });

describe('this device', () => {
  test('asks for the browser’s permission only after a press, is told from then on, and can be switched off again', async () => {
    const { asked } = stubBrowser('default', 'granted');
    const { user, requestsTo, api } = await render();
    const place = within(await section());
    await place.findByText('Desactivadas');
    expect(asked).not.toHaveBeenCalled();
    await user.click(place.getByRole('button', { name: 'Activar' }));
    await place.findByText('Activadas');
    expect(asked).toHaveBeenCalledOnce();
    expect(requestsTo(webPush.ponerToken).map(({ input }) => input)).toEqual([{ Token: '{"endpoint":"x"}' }]);

    await user.click(place.getByRole('button', { name: 'Enviar una de prueba' }));
    await waitFor(() => expect(requestsTo(notificaciones.prueba).length).toBe(1));
    await user.click(place.getByRole('button', { name: 'Desactivar' }));
    await place.findByText('Desactivadas');
    expect(requestsTo(webPush.salir).length).toBe(1);
    expect(api.problems).toEqual([]);
  });

  test('says what to do where the person, or whoever manages it, has said no', async () => {
    stubBrowser('default', 'denied');
    const { user, requestsTo } = await render();
    const place = within(await section());
    await user.click(await place.findByRole('button', { name: 'Activar' }));
    await place.findByText('Bloqueadas');
    expect(place.getByText(/ajustes del sitio/)).toBeDefined();
    expect(place.queryByRole('button')).toBeNull();
    expect(requestsTo(webPush.ponerToken)).toEqual([]);
  });

  test('that cannot, and an installation that sends none, say so', async () => {
    await render({ clavePush: null });
    expect(await within(await section()).findByText('No disponibles')).toBeDefined();
  });

  test('of a company that offers none has no such section', async () => {
    await render({ activas: false });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notificaciones' })).toBeNull());
  });
});

describe('what one is told of', () => {
  test('is chosen one way at a time, and shows at once', async () => {
    stubBrowser('granted');
    const { user, requestsTo } = await render();
    const kind = within(await screen.findByRole('group', { name: 'Recordatorio si olvido fichar la salida' }));
    await user.click(kind.getByRole('checkbox', { name: 'Correo' }));
    await waitFor(() => expect(kind.getByRole<HTMLInputElement>('checkbox', { name: 'Correo' }).checked).toBe(true));
    await user.click(kind.getByRole('checkbox', { name: 'Notificación' }));
    await waitFor(() => expect(requestsTo(notificaciones.poner).length).toBe(2));
    expect(requestsTo(notificaciones.poner).map(({ input }) => input)).toEqual([
      { clase: 'recordatorio-salida', canal: 'correo', activo: true },
      { clase: 'recordatorio-salida', canal: 'push', activo: false },
    ]);
  });

  test('by notification cannot be chosen where the browser blocks them, which is said once for all kinds', async () => {
    stubBrowser('denied');
    await render();
    const kind = within(await screen.findByRole('group', { name: 'Recordatorio si olvido fichar la salida' }));
    const box = await kind.findByRole<HTMLInputElement>('checkbox', { name: 'Notificación' });
    expect(box.disabled).toBe(true);
    const [why, ...more] = screen.getAllByText(/Bloqueada en este navegador/);
    expect(more).toEqual([]);
    expect(box.getAttribute('aria-describedby')).toBe(why?.id);
    expect(kind.getByRole<HTMLInputElement>('checkbox', { name: 'Correo' }).disabled).toBe(false);
  });

  test('by notification can be chosen here for another device that is told', async () => {
    stubBrowser('denied');
    await render({ dispositivos: 1 });
    await screen.findByText('Bloqueadas');
    const [box] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Notificación' });
    expect(box?.disabled).toBe(false);
  });

  test('by mail takes an address', async () => {
    stubBrowser('granted');
    await render({ correo: null });
    const [mail] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: 'Correo' });
    expect(mail?.disabled).toBe(true);
    expect(screen.getByText(/hace falta tu dirección/)).toBeDefined();
  });
});
