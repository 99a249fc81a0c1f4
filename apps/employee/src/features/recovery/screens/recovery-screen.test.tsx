import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { auth, contacto, login, recovery } from '@jornada/contract';
import { acceso } from '@jornada/contract/acceso.ts';
import { createFakeApi, FakeFailure } from '@jornada/testkit';
import { renderApp } from '../../../testing/render-app.tsx';

afterEach(cleanup);

function createApi() {
  const api = createFakeApi({ auth, contacto, login, recovery });
  api.handle(contacto.direccion, () => ({ Correo: null }));
  api.handle(acceso.metodos, () => ({ Metodos: ['password' as const], Proveedores: [] }));
  const Cuenta = { UserName: '00000001R', NombreCompleto: 'Lucía Martín', Entidad: 'Aurora' };
  api.handle(recovery.abrir, () => ({ Cuenta }));
  api.handle(recovery.cambiar, () => ({ UserName: Cuenta.UserName, EntidadId: 1 }));
  api.handle(login.entrar, () => {
    throw new FakeFailure('login.segundo-factor', {
      content: { InstanceURL: '', Environment: '', Perfil: null, Entidades: [], SegundoFactor: { Reto: 'r', Metodos: ['totp'] } },
    });
  });
  return api;
}

it('a password that is set where a second step follows leads to a log-in that knows whose it is', async () => {
  const { router } = await renderApp({ api: createApi(), path: '/recovery?token=1.x', perfil: null });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Contraseña nueva/), 'tres barcos verdes');
  await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const name = await screen.findByLabelText<HTMLInputElement>('DNI, NIE o usuario');
  expect(name.value).toBe('00000001R');
  // A known name does not mean that the device is to be remembered.
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);

  // Going back from the second step keeps it.
  await user.type(screen.getByLabelText('Contraseña'), 'tres barcos verdes');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await user.click(await screen.findByRole('button', { name: 'Entrar con otro usuario' }));
  expect((await screen.findByLabelText<HTMLInputElement>('DNI, NIE o usuario')).value).toBe('00000001R');
});

it('a link that is over says so, and leads to another one', async () => {
  const api = createApi();
  api.handle(recovery.abrir, () => ({ Cuenta: null }));
  await renderApp({ api, path: '/recovery?token=1.x', perfil: null });
  expect((await screen.findByRole('alert')).textContent).toContain('Este enlace ya no sirve');
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toBeDefined();
  expect(screen.queryByLabelText(/^Contraseña/)).toBeNull();
});

it('asks for a name, keeps the one that was typed over a reload, and forgets it once the link is asked for', async () => {
  const api = createApi();
  api.handle(recovery.pedir, () => null);
  const { requestsTo } = await renderApp({ api, path: '/recovery', perfil: null });
  const user = userEvent.setup();
  const field = () => screen.findByLabelText<HTMLInputElement>('DNI, NIE o usuario');
  const ask = () => user.click(screen.getByRole('button', { name: /enlace/ }));
  await field();
  await ask();
  expect(screen.getByText('Este dato es obligatorio.')).toBeDefined();
  expect(document.activeElement).toBe(await field());
  await user.type(await field(), '00000001R');
  cleanup();
  await renderApp({ api, path: '/recovery', perfil: null });
  expect((await field()).value).toBe('00000001R');
  await ask();
  await waitFor(() => expect(requestsTo(recovery.pedir).map(({ input }) => input)).toEqual([{ user: '00000001R' }]));
  await waitFor(() => expect(screen.queryByLabelText('DNI, NIE o usuario')).toBeNull());
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('the code of an access sheet is typed as it is printed, and opens the account', async () => {
  const { requestsTo, router } = await renderApp({ api: createApi(), path: '/recovery', perfil: null });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tengo una hoja de acceso' }));
  const field = screen.getByLabelText('Código de tu hoja');
  // Who has a sheet may have no mail: nothing is asked but its code.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrar con tu hoja de acceso');
  expect(screen.queryByLabelText('DNI, NIE o usuario')).toBeNull();
  expect(document.activeElement).toBe(field);
  await user.type(field, '12-abcd{Enter}');
  expect(screen.getByText(/Ese código no está completo/)).toBeDefined();
  await user.type(field, ' efgh 23k7{Enter}');
  await screen.findByRole('heading', { name: 'Te damos la bienvenida, Lucía' });
  expect(requestsTo(recovery.abrir).at(-1)?.input).toEqual({ Tipo: 'invitacion', Token: '12.ABCDEFGH23K7' });
  expect(router.state.location.search).toEqual({ invitacion: '12.ABCDEFGH23K7' });
});

it('from the code of a sheet a way leads back to the link by mail', async () => {
  await renderApp({ api: createApi(), path: '/recovery', perfil: null });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tengo una hoja de acceso' }));
  await user.click(screen.getByRole('button', { name: 'No tengo una hoja' }));
  expect(screen.getByLabelText('DNI, NIE o usuario')).toBeDefined();
});

it('a password that is too short is told at its field, once somebody tries to save it', async () => {
  await renderApp({ api: createApi(), path: '/recovery?token=1.x', perfil: null });
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>(/^Contraseña nueva/);
  await user.type(field, 'barco');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.keyboard('{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});
