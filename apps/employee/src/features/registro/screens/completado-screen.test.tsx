import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { registroEmpresa } from '@jornada/contract';
import { createPerfil, FakeFailure } from '@jornada/testkit';
import { keepSession } from '../../../shared/keep-session.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TOKEN = 'a'.repeat(43);
const SIN_APP = /^No se ha abierto ninguna app/;

async function open(path: string) {
  const api = createApi();
  api.handle(registroEmpresa.mirar, () => ({ Estado: 'vale' as const, Nombre: 'Talleres Gómez' }));
  api.handle(registroEmpresa.confirmar, () => ({
    Nombre: 'Talleres Gómez',
    UserName: 'CARMEN',
    NombreCompleto: 'Carmen Gómez',
    EntidadId: 7,
  }));
  const app = await renderApp({ api, path: `${path}?token=${TOKEN}`, perfil: null });
  const confirm = await screen.findByRole('button', { name: 'Confirmar el alta' });
  return { ...app, api, confirm };
}

async function confirmed(path: string) {
  const app = await open(path);
  await userEvent.click(app.confirm);
  await screen.findByRole('heading', { name: 'Talleres Gómez está lista' });
  return app;
}

/** Presses the link to the app. Browsers without the app do nothing at all. */
async function pressAppLink(): Promise<void> {
  const link = screen.getByRole('link', { name: 'Abrir la app instalada' });
  expect(link.getAttribute('href')).toBe('jornada://app/signin');
  link.addEventListener('click', (event) => event.preventDefault());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => link.click());
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a registration that is completed', () => {
  test('is confirmed by the button only, with the token of the link; what failed is said', async () => {
    const { api, confirm, requestsTo } = await open('/registro-completado');
    expect(requestsTo(registroEmpresa.confirmar)).toEqual([]);
    api.handle(registroEmpresa.confirmar, () => {
      throw new FakeFailure('recovery.enlace-no-vale');
    });
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('enlace'));
    expect(requestsTo(registroEmpresa.confirmar).map(({ input }) => input)).toEqual([{ Token: TOKEN }]);
  });

  test('on a computer leads to the first steps in the intranet, and speaks of no app', async () => {
    const { router } = await confirmed('/registro-completado');
    expect(screen.queryByRole('link', { name: 'Abrir la app instalada' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar y empezar' }));
    expect(await screen.findByLabelText<HTMLInputElement>('DNI, NIE o usuario')).toHaveProperty('value', 'CARMEN');
    expect(router.state.location.search).toEqual({ volver: '/intranet/primeros-pasos' });
  });

  test('promises what the first page of the intranet then asks for, in its words and order', async () => {
    await confirmed('/registro-completado');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Primeros pasos: pon en marcha tu empresa en diez minutos',
      'Añade a las personas de tu empresa',
      'Importa a muchas personas de un archivo',
      'Confirma los festivos de 2026 de un centro',
    ]);
  });

  test('each of them leads there, by way of the log-in', async () => {
    const { router } = await confirmed('/registro-completado');
    await userEvent.click(screen.getByRole('link', { name: 'Importa a muchas personas de un archivo' }));
    await screen.findByLabelText('DNI, NIE o usuario');
    expect(router.state.location.search).toEqual({ volver: '/intranet/personas/importar' });
  });

  test('leads its admin there also by the plain log-in, the first time', async () => {
    const { router, services } = await confirmed('/registro-completado');
    await act(() => router.navigate({ to: '/login' }));
    await screen.findByLabelText('DNI, NIE o usuario');
    expect(router.state.location.search).toEqual({ volver: '/intranet/' });
    await keepSession(services, { Perfil: createPerfil({ UserName: 'CARMEN' }), InstanceURL: '/instancia' }, 'CARMEN');
    act(() => services.session.clear());
    await act(() => router.navigate({ to: '/login', search: {} }));
    expect(router.state.location.search).not.toHaveProperty('volver');
  });

  test('on a phone leads on in the browser first; the installed app comes second', async () => {
    const { router } = await confirmed('/registro-completado-movil');
    const ways = [screen.getByRole('button', { name: 'Entrar y empezar' }), screen.getByRole('link', { name: 'Abrir la app instalada' })];
    expect(ways.map((way) => way.getAttribute('data-variant') ?? 'filled')).toEqual(['filled', 'default']);
    expect(ways[0]?.compareDocumentPosition(ways[1] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(ways[0] as HTMLElement);
    expect(await screen.findByLabelText<HTMLInputElement>('DNI, NIE o usuario')).toHaveProperty('value', 'CARMEN');
    expect(router.state.location).toMatchObject({ pathname: '/login', search: { volver: '/intranet/primeros-pasos' } });
  });

  test('says so where no app answers', async () => {
    await confirmed('/registro-completado-movil');
    await pressAppLink();
    await pass(1499);
    expect(screen.queryByText(SIN_APP)).toBeNull();
    await pass(1);
    expect(screen.getByText(SIN_APP).getAttribute('role')).toBe('status');
  });

  test('says nothing where the app has taken the screen', async () => {
    await confirmed('/registro-completado-movil');
    await pressAppLink();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(5000);
    expect(screen.queryByText(SIN_APP)).toBeNull();
  });
});
