import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login, registros, sesiones } from '@jornada/contract';
import { createHoy, createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../testing/render-app.tsx';
import { doorTree } from './door-routes.ts';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(login.entrar, () => ({ InstanceURL: '/instancia', Environment: 'produccion', Perfil: createPerfil(), Entidades: [] }));
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(sesiones.listado, () => ({ items: [] }));
});
afterEach(cleanup);

/** The app at its start, for a person who has not signed in. */
const open = (path: string) => renderApp({ api, path, perfil: null, tree: doorTree });

it('people sign in first, and nothing of the later screens is loaded for that', async () => {
  const { router } = await open('/');
  await screen.findByLabelText('DNI, NIE o usuario');
  expect(router.state.location.pathname).toBe('/login');
  expect(Object.keys(router.routesByPath)).not.toContain('/home');
});

it.each([
  ['/login', '/home'],
  ['/configuracion?debug=1', '/configuracion'],
])('who opened %s without a session gets to %s once signed in', async (path, there) => {
  const { router } = await open(path);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('DNI, NIE o usuario'), '00000001R');
  await user.type(screen.getByLabelText('Contraseña'), 'jornada-demo');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(there));
  // Going back must not lead to the address that waited for the log-in.
  expect(router.history.length).toBe(1);
});

it('other pages without a session are reached from the log-in, and an address that is none says so', async () => {
  const { router } = await open('/login');
  await userEvent.click(await screen.findByRole('link', { name: /olvidado/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/recovery'));
  cleanup();
  await open('/no-hay-nada');
  expect(await screen.findByText(/Esta página no existe/)).toBeDefined();
});
