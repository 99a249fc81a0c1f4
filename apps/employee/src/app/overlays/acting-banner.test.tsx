import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { registros, simulado } from '@jornada/contract';
import { createHoy, createHoyTrabajando, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { pages } from '@jornada/web/native/pages.ts';
import { createApi, renderApp } from '../../testing/render-app.tsx';

const lucia = createPerfil({ UserName: '00000009D', NombreCompleto: 'Lucía Martín', Iniciales: 'LM', EsAdmin: false });
const acting = {
  Token: 'simulado',
  NombreCompleto: 'Lucía Martín',
  DNI: '00000009D',
  Iniciales: 'LM',
  TieneFoto: false,
  Email: '',
  Perfil: lucia,
};

let api: FakeApi;
let opened: MockInstance<typeof pages.open>;
beforeEach(() => {
  opened = vi.spyOn(pages, 'open').mockReturnValue(undefined);
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoyTrabajando());
  api.handle(simulado.terminar, () => null);
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

const render = () => renderApp({ api, path: '/home', width: 1440, perfil: createPerfil({ NombreCompleto: 'Marta Gil', EsAdmin: true }) });
const BANNER = 'Actúas como Lucía Martín. Lo firmas tú, Marta Gil.';

it('says both names on every screen; what was shown of oneself is gone, and the intranet is not offered', async () => {
  const { services, router } = await render();
  await screen.findByRole('button', { name: 'Empezar la comida' });
  expect(screen.queryByText(BANNER)).toBeNull();
  services.session.update({ simulatedUser: acting });
  expect(await screen.findByText(BANNER)).toBeDefined();
  await router.navigate({ to: '/privacidad' });
  expect(screen.getByText(BANNER)).toBeDefined();
  expect(screen.getByText('Actúa Marta Gil')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Administración/ })).toBeNull();
});

it('stops: the server is told, and the screen is the own one again', async () => {
  const { services, requestsTo } = await render();
  api.handle(registros.registrosHoy, () => (services.session.get().simulatedUser ? createHoyTrabajando() : createHoy()));
  services.session.update({ simulatedUser: acting });
  await screen.findByRole('button', { name: 'Empezar la comida' });
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar de actuar' }));
  // The open page no longer shows the other person's day.
  await screen.findByRole('button', { name: 'Fichar la entrada' });
  expect(screen.queryByRole('button', { name: 'Empezar la comida' })).toBeNull();
  expect(await screen.findAllByText('Ya no actúas como Lucía Martín.')).not.toHaveLength(0);
  expect(requestsTo(simulado.terminar)).toHaveLength(1);
  expect(services.session.get().simulatedUser).toBeNull();
  expect(screen.queryByText(BANNER)).toBeNull();
  // If the acting began before the id was stored, it is unknown whose file to open.
  expect(opened).not.toHaveBeenCalled();
});

it("leads back to the person's card, where it began, once the session is one's own again", async () => {
  const { services } = await render();
  opened.mockImplementation(() => expect(services.session.get().simulatedUser).toBeNull());
  services.session.update({ simulatedUser: { ...acting, PersonaId: 7 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar de actuar' }));
  await vi.waitFor(() => expect(opened.mock.calls).toEqual([['/intranet/personas?ver=7']]), { timeout: 30_000 });
});

it('goes on, and says why, where the server cannot be told', async () => {
  api.handle(simulado.terminar, () => {
    throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
  });
  const { services } = await render();
  services.session.update({ simulatedUser: acting });
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar de actuar' }));
  await screen.findAllByText('Ahora no.');
  expect(screen.getByText(BANNER)).toBeDefined();
});
