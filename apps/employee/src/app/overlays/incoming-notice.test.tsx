import { act, cleanup, render as rtlRender, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { versiones } from '@jornada/contract';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { createComunicado, createPerfil, FakeFailure } from '@jornada/testkit';
import { useUnsaved } from '@jornada/web/unsaved.ts';
import { NOTIFIED, type Notification } from '../../native/worker-message.ts';
import { createApi, renderApp } from '../../testing/render-app.tsx';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
/** Time runs by itself, so that screens load; or it stands still until the test moves it. */
const letTimePass = () => vi.useFakeTimers({ toFake: [...TIMERS], shouldAdvanceTime: true });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void letTimePass());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const MENSAJE: Notification = {
  tipo: 0,
  id: 7,
  clase: 'correcciones',
  ruta: '/privacidad',
  titulo: 'Corrección por revisar',
  texto: 'Espera tu respuesta.',
};
const COMUNICADO: Notification = { ...MENSAJE, tipo: 1, clase: '', ruta: '/wiki-list', titulo: 'Horario de verano', texto: '' };
const CHAT: Notification = { ...MENSAJE, tipo: 2, clase: '', ruta: '/chat-list', titulo: 'Un mensaje', texto: 'Tienes un mensaje nuevo.' };

async function render(perfil = createPerfil({ ModuloWiki: true })) {
  const api = createApi();
  const app = await renderApp({ api, path: '/configuracion', perfil });
  await screen.findByText('Idioma');
  const come = (notification: Notification, isTapped: boolean) =>
    act(() => app.services.incoming.add({ kind: NOTIFIED, notification, isTapped }));
  return { ...app, api, come, user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }) };
}
type Rendered = Awaited<ReturnType<typeof render>>;
const path = ({ router }: Rendered) => router.state.location.pathname;
const isOver = (app: Rendered) => waitFor(() => expect(app.services.incoming.get()).toEqual([]));
/** From here on time passes only by `pass`. The code for notifications is loaded by then. */
async function holdTime(app: Rendered): Promise<void> {
  app.come(CHAT, false);
  await isOver(app);
  vi.useFakeTimers({ toFake: [...TIMERS] });
}
const told = (text: string) => screen.queryAllByText(text).length > 0;

type Options = { beforeLoad?: unknown; loader?: unknown; component?: unknown };
type Route = { options: Options; parentRoute: Route };

/** A conversation that is there, during a test. What it shows does not matter here. */
function withRoom({ router }: Rendered, title: string): void {
  const view = (router.routesByPath as unknown as Record<string, Route>)['/chat-view/$SalaId']!;
  for (const [{ options }, during] of [
    [view, { beforeLoad: undefined, loader: () => null, component: () => <h1>{title}</h1> }],
    [view.parentRoute, { component: Outlet }],
  ] as const) {
    const { beforeLoad, loader, component } = options;
    Object.assign(options, during);
    onTestFinished(() => void Object.assign(options, { beforeLoad, loader, component }));
  }
}
/** A page with unsaved text. */
function Writing() {
  useUnsaved(true);
  return null;
}

describe('a notification of type 0', () => {
  test('shows its message half a second after it came, not before, while the app is in use', async () => {
    const app = await render();
    await holdTime(app);
    app.come(MENSAJE, false);
    await pass(499);
    expect(told('Espera tu respuesta.')).toBe(false);
    await pass(1);
    expect(told('Espera tu respuesta.')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path(app)).toBe('/configuracion');
    await pass(3000);
    expect(app.services.incoming.get()).toEqual([]);
  });

  test('that was tapped shows its message, and a button that opens its page', async () => {
    const app = await render();
    app.come(MENSAJE, true);
    const dialog = await screen.findByRole('dialog', { name: 'Corrección por revisar' });
    expect(dialog.textContent).toContain('Espera tu respuesta.');
    expect(path(app)).toBe('/configuracion');
    await app.user.click(screen.getByRole('button', { name: 'Ver ahora' }));
    await waitFor(() => expect(path(app)).toBe('/privacidad'));
    await isOver(app);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that was tapped can be closed, and has no link to the page that is already open', async () => {
    const app = await render();
    app.come({ ...MENSAJE, ruta: '/configuracion' }, true);
    await screen.findByRole('dialog', { name: 'Corrección por revisar' });
    expect(screen.queryByRole('button', { name: 'Ver ahora' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await isOver(app);
    expect(path(app)).toBe('/configuracion');
  });

  test.each([
    ['correcciones', 'Corrección por revisar', 'Alguien propone un cambio'],
    ['nunca-vista', 'Tienes un aviso', 'Hay algo nuevo para ti.'],
  ])('that opened the app (%s) has the words of its kind', async (clase, titulo, texto) => {
    const app = await render();
    app.come({ ...MENSAJE, clase, titulo: '', texto: '' }, true);
    expect((await screen.findByRole('dialog', { name: titulo })).textContent).toContain(texto);
  });
});

describe('a notification of type 1', () => {
  test('asks, and opens the announcement', async () => {
    const app = await render();
    const textos = [{ idioma: 'es' as const, titulo: 'El horario de agosto', documento: [] }];
    app.api.handle(wiki.byId, () => createComunicado({ textos, leido: true }));
    app.come(COMUNICADO, true);
    expect((await screen.findByRole('dialog', { name: 'Horario de verano' })).textContent).toContain('¿Quieres verlo ahora?');
    expect(path(app)).toBe('/configuracion');
    await app.user.click(screen.getByRole('button', { name: 'Ver ahora' }));
    await screen.findByRole('heading', { name: 'El horario de agosto' });
    expect(path(app)).toBe('/wiki-view/7');
    expect(told('No se pudo abrir el comunicado.')).toBe(false);
    await isOver(app);
  });

  test.each([
    ['that is not for the person', true],
    ['where the company has none', false],
  ])('says that one cannot be opened %s, and the person stays where they are', async (_what, ModuloWiki) => {
    const app = await render(createPerfil({ ModuloWiki }));
    app.api.handle(wiki.byId, () => {
      throw new FakeFailure('wiki.no-existe', { message: 'No existe.' });
    });
    app.come(COMUNICADO, true);
    await app.user.click(await screen.findByRole('button', { name: 'Ver ahora' }));
    await waitFor(() => expect(told('No se pudo abrir el comunicado.')).toBe(true));
    expect(path(app)).toBe('/configuracion');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be postponed', async () => {
    const app = await render();
    app.come(COMUNICADO, false);
    await app.user.click(await screen.findByRole('button', { name: 'Ahora no' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isOver(app);
    expect(path(app)).toBe('/configuracion');
  });
});

describe('a notification of type 2', () => {
  test('opens its chat when it is tapped, and only then', async () => {
    const app = await render();
    withRoom(app, 'Chat con Ana');
    app.come(CHAT, false);
    await isOver(app);
    expect(path(app)).toBe('/configuracion');
    app.come(CHAT, true);
    await screen.findByRole('heading', { name: 'Chat con Ana' });
    expect(path(app)).toBe('/chat-view/7');
  });

  test('leads nobody to a page that is not there: it is said, and they stay where they are', async () => {
    const app = await render();
    app.come(CHAT, true);
    await waitFor(() => expect(told('No se pudo abrir la conversación.')).toBe(true));
    expect([path(app), told('Aquí no hay nada')]).toEqual(['/configuracion', false]);
  });

  test('that is tapped while something is written asks, and says what would be lost', async () => {
    const app = await render();
    withRoom(app, 'Chat con Ana');
    const writing = rtlRender(<Writing />);
    app.come(CHAT, true);
    const dialog = await screen.findByRole('dialog', { name: 'Un mensaje' });
    expect(dialog.textContent).toContain('Lo que has escrito en esta pantalla sin guardar se perderá');
    expect(path(app)).toBe('/configuracion');
    await app.user.click(screen.getByRole('button', { name: 'Ver ahora' }));
    await screen.findByRole('heading', { name: 'Chat con Ana' });
    writing.unmount();
  });
});

describe('several notifications', () => {
  test('that come within half a second are told one after the other, each for as long as a sentence takes to read', async () => {
    const app = await render();
    await holdTime(app);
    app.come({ ...MENSAJE, texto: 'La primera.' }, false);
    await pass(100);
    app.come({ ...MENSAJE, id: 8, texto: 'La segunda.' }, false);
    await pass(400);
    expect([told('La primera.'), told('La segunda.')]).toEqual([true, false]);
    await pass(2999);
    expect(told('La segunda.')).toBe(false);
    await pass(1);
    await pass(500);
    expect(told('La segunda.')).toBe(true);
  });

  test('that come while a question is open wait for its answer', async () => {
    const app = await render();
    app.come(COMUNICADO, false);
    await screen.findByRole('dialog', { name: 'Horario de verano' });
    app.come(MENSAJE, true);
    await pass(2000);
    expect(screen.getByRole('dialog', { name: 'Horario de verano' })).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Ahora no' }));
    expect(await screen.findByRole('dialog', { name: 'Corrección por revisar' })).toBeDefined();
  });

  test('of the same thing are one; its tap is not lost', async () => {
    const app = await render();
    await holdTime(app);
    app.come(MENSAJE, false);
    app.come(MENSAJE, true);
    expect(app.services.incoming.get()).toHaveLength(1);
    await pass(500);
    expect(screen.getAllByRole('dialog', { name: 'Corrección por revisar' })).toHaveLength(1);
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
    api.handle(versiones.versionesApp, () => ({
      actual: '3.3.8',
      minima: '3.3.0',
      estado: 'obligatoria' as const,
      tiendas: { android: null, ios: null },
      Environment: 'produccion',
    }));
    const app = await renderApp({ api, path: '/configuracion' });
    const { followVersion } = await import('../background/follow-version.ts');
    followVersion(app.services);
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(app.services.required.get()).toBe(true));
    expect(app.requestsTo(versiones.versionesApp).map(({ input }) => input)).toEqual([{ version: '0.0.0' }]);
  });
});
