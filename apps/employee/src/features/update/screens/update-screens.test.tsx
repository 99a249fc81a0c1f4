import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, versiones } from '@jornada/contract';
import { createHoy, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

it('fetches the newest version when asked to, and once', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await renderApp({ api, path: '/update' });
  const button = await screen.findByRole('button', { name: 'Actualizar ahora' });
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(button);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(button.getAttribute('data-loading')).toBe('true');
});

describe.each(['/update', '/storeupdate'])('%s', (path) => {
  it('says that the version may be used if so, and lets the person go on', async () => {
    const { router } = await renderApp({ api, path });
    expect(await screen.findByText(/puede seguir/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  it('says that it may not, and offers no way past it', async () => {
    const { services } = await renderApp({ api, path });
    await screen.findByText(/puede seguir/);
    services.required.set(true);
    expect(await screen.findByText(/ya no funciona con tu empresa/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Seguir' })).toBeNull();
  });
});

it('leads to the stores that the server names, and to no address that is no page', async () => {
  const android = 'https://play.google.com/store/apps/details?id=app.jornada';
  api.handle(versiones.versionesApp, () => ({
    actual: '3.3.8',
    minima: '3.3.0',
    estado: 'al-dia' as const,
    Environment: '',
    tiendas: { android, ios: 'intent://store' },
  }));
  await renderApp({ api, path: '/storeupdate' });
  expect((await screen.findByRole('link', { name: 'Abrir Google Play' })).getAttribute('href')).toBe(android);
  expect(screen.queryByRole('link', { name: 'Abrir App Store' })).toBeNull();
});
