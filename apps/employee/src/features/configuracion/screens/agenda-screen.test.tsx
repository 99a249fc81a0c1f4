import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agenda } from '@jornada/contract/agenda.ts';
import { login } from '@jornada/contract/login.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const NOW = '2026-10-22T13:24:00+02:00';
const ADDRESS = 'https://jornada.test/instancia/agenda/turnos.ics?token=1.';

let api: FakeApi;
let creada: string | null;
let made: number;
beforeEach(() => {
  api = createApi();
  creada = null;
  made = 0;
  api.handle(sesiones.listado, () => ({ items: [] }));
  api.handle(agenda.estado, () => ({ creada }));
  api.handle(agenda.crear, () => {
    made += 1;
    creada = `2026-10-22T11:2${made}:00Z`;
    return { direccion: ADDRESS + made, creada };
  });
  api.handle(agenda.terminar, () => {
    creada = null;
    return null;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(api.problems).toEqual([]);
});

function show({ path = '/configuracion/agenda', AccesoTurnos = true } = {}) {
  const perfil = createPerfil({ AccesoTurnos });
  api.handle(login.conToken, () => perfil);
  return renderApp({ api, path, now: NOW, perfil });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shown = () => screen.queryByLabelText<HTMLInputElement>('Tu dirección');

test('is made with one press, shown once, and copied', async () => {
  const writeText = vi.fn(async () => undefined);
  const { services } = await show();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await press('Crear dirección');
  await waitFor(() => expect(shown()?.value).toBe(`${ADDRESS}1`));
  await press('Copiar');
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Dirección copiada.'));
  expect(writeText).toHaveBeenCalledWith(`${ADDRESS}1`);
});

test('is not shown again to whoever comes back; another one takes its place only after a question', async () => {
  creada = '2026-10-01T08:00:00Z';
  const { requestsTo } = await show();
  expect(await screen.findByText(/Hay una dirección desde el /)).toBeDefined();
  expect(shown()).toBeNull();
  await press('Crear otra dirección');
  expect(screen.getByText(/dejará de funcionar en todos los calendarios/)).toBeDefined();
  expect(requestsTo(agenda.crear)).toEqual([]);
  await press('Crear otra dirección');
  await waitFor(() => expect(shown()?.value).toBe(`${ADDRESS}1`));
});

test('ends after a question, and then one can be made', async () => {
  const { services } = await show();
  await press('Crear dirección');
  await press('Quitar la dirección');
  await press('Quitar la dirección');
  expect(await screen.findByRole('button', { name: 'Crear dirección' })).toBeDefined();
  expect(shown()).toBeNull();
  expect(services.notices.toast.get()?.text).toBe('La dirección ya no funciona.');
});

test('says why it could not be made', async () => {
  api.handle(agenda.crear, () => {
    throw new FakeFailure('general.sin-permiso');
  });
  await show();
  await press('Crear dirección');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(shown()).toBeNull();
});

test('the settings say whether there is one, and nothing of it to people who see no shifts', async () => {
  creada = '2026-10-01T08:00:00Z';
  await show({ path: '/configuracion' });
  const row = await screen.findByRole('link', { name: /Turnos en tu calendario/ });
  await waitFor(() => expect(row.textContent).toContain('Activado'));
});

test('people who see no shifts find neither the page nor the way to it', async () => {
  const { requestsTo, router } = await show({ AccesoTurnos: false });
  await waitFor(() => expect(router.state.location.pathname).toBe('/configuracion'));
  expect(await screen.findByRole('heading', { name: 'Idioma' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /Turnos en tu calendario/ })).toBeNull();
  expect(requestsTo(agenda.estado)).toEqual([]);
});
