import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { versiones } from '@jornada/contract';
import { NOTIFIED, type Notification } from '../../native/worker-message.ts';
import { createApi, renderApp } from '../../testing/render-app.tsx';
import { HANDLED_AFTER_MS } from './incoming-notice.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const MENSAJE: Notification = { tipo: 0, id: 7, ruta: '/privacidad', titulo: 'Corrección por revisar', texto: 'Espera tu respuesta.' };

async function render() {
  const api = createApi();
  const app = await renderApp({ api, path: '/configuracion' });
  await screen.findByText('Idioma');
  const come = (notification: Notification, isTapped: boolean) => app.services.incoming.set({ kind: NOTIFIED, notification, isTapped });
  return { ...app, come, user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }) };
}
const path = ({ router }: Awaited<ReturnType<typeof render>>) => router.state.location.pathname;

describe('a notification', () => {
  test('of type 0 shows its message, half a second after it came', async () => {
    expect(HANDLED_AFTER_MS).toBe(500);
    const app = await render();
    app.come(MENSAJE, false);
    expect((await screen.findAllByText('Espera tu respuesta.')).length).toBeGreaterThan(0);
    expect(path(app)).toBe('/configuracion');
    expect(app.services.incoming.get()).toBeNull();
  });

  test('of type 0 that was tapped leads where it is about', async () => {
    const app = await render();
    app.come(MENSAJE, true);
    await waitFor(() => expect(path(app)).toBe('/privacidad'));
  });

  test('of type 1 asks; what cannot be opened is said, and the person stays where they are', async () => {
    const app = await render();
    app.come({ ...MENSAJE, tipo: 1 }, true);
    await app.user.click(await screen.findByRole('button', { name: 'Ver ahora' }));
    expect((await screen.findAllByText('No se pudo abrir el comunicado.')).length).toBeGreaterThan(0);
    expect(path(app)).toBe('/configuracion');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of type 1 is put off by whoever does not want it now', async () => {
    const app = await render();
    app.come({ ...MENSAJE, tipo: 1 }, false);
    await app.user.click(await screen.findByRole('button', { name: 'Ahora no' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.services.incoming.get()).toBeNull();
  });

  test('of type 2 opens the chat when it is tapped, and only then', async () => {
    const app = await render();
    app.come({ ...MENSAJE, tipo: 2 }, false);
    await waitFor(() => expect(app.services.incoming.get()).toBeNull());
    expect(path(app)).toBe('/configuracion');
    app.come({ ...MENSAJE, tipo: 2 }, true);
    await waitFor(() => expect(path(app)).toBe('/chat-view/7'));
  });
});

describe('a version that may not go on', () => {
  test('leads to the update; one that may is let alone', async () => {
    const app = await render();
    app.services.required.set(true);
    expect(await screen.findByRole('heading', { name: 'Actualiza Jornada' })).toBeDefined();
    expect(path(app)).toBe('/update');
    expect(screen.queryByRole('button', { name: 'Seguir' })).toBeNull();
    app.services.required.set(false);
    await app.user.click(await screen.findByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(path(app)).not.toBe('/update'));
  });

  test('is asked for with the number of this app', async () => {
    const api = createApi();
    api.handle(versiones.versionesApp, () => ({ actual: '3.3.8', minima: '3.3.0', estado: 'obligatoria' as const }));
    const app = await renderApp({ api, path: '/configuracion' });
    const { followVersion } = await import('../follow-version.ts');
    followVersion(app.services);
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(app.services.required.get()).toBe(true));
    expect(app.requestsTo(versiones.versionesApp).map(({ input }) => input)).toEqual([{ version: '0.0.0' }]);
  });
});
