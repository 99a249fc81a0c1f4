import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { contacto, registroEmpresa } from '@jornada/contract';
import { createFakeApi, FakeFailure } from '@jornada/testkit';
import { renderApp } from '../../../testing/render-app.tsx';

afterEach(cleanup);

const PATHS = ['/registro-completado', '/registro-completado-movil'];
const CONFIRM = { name: 'Confirmar el alta' };

function createApi(estado: 'vale' | 'usado' | 'no-vale') {
  const api = createFakeApi({ registroEmpresa, contacto });
  api.handle(registroEmpresa.mirar, () => ({ Estado: estado, Nombre: estado === 'vale' ? 'Faro, S.L.' : null }));
  api.handle(contacto.direccion, () => ({ Correo: null }));
  return api;
}

it.each(PATHS)('%s without a link says that it is missing, asks nothing, and leads to the log-in', async (path) => {
  const api = createApi('vale');
  const { requestsTo } = await renderApp({ api, path, perfil: null });
  expect(await screen.findByRole('heading', { name: 'Falta el enlace' })).toBeDefined();
  expect(screen.queryByRole('button', CONFIRM)).toBeNull();
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login');
  expect(requestsTo(registroEmpresa.mirar)).toHaveLength(0);
});

it.each(PATHS)('%s with a link that confirmed before says so', async (path) => {
  await renderApp({ api: createApi('usado'), path: `${path}?token=1.x`, perfil: null });
  expect(await screen.findByRole('heading', { name: 'Tu empresa ya está confirmada' })).toBeDefined();
  expect(screen.queryByRole('button', CONFIRM)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Dar de alta la empresa' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login?volver=%2Fintranet%2F');
});

it.each(PATHS)('%s with a link that has run out leads to another registration', async (path) => {
  await renderApp({ api: createApi('no-vale'), path: `${path}?token=1.x`, perfil: null });
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no confirma nada' })).toBeDefined();
  expect(screen.queryByRole('button', CONFIRM)).toBeNull();
  expect(screen.getByRole('link', { name: 'Dar de alta la empresa' }).getAttribute('href')).toBe('/registro');
});

it('a link that somebody else used while the page was open shows its new state', async () => {
  const api = createApi('vale');
  api.handle(registroEmpresa.confirmar, () => {
    api.handle(registroEmpresa.mirar, () => ({ Estado: 'usado' as const, Nombre: null }));
    throw new FakeFailure('recovery.enlace-no-vale', { message: 'Este enlace ya no sirve.' });
  });
  await renderApp({ api, path: '/registro-completado?token=1.x', perfil: null });
  await userEvent.click(await screen.findByRole('button', CONFIRM));
  expect(await screen.findByRole('heading', { name: 'Tu empresa ya está confirmada' })).toBeDefined();
});
