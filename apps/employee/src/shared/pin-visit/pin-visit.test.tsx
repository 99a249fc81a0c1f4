import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentacion, registros } from '@jornada/contract';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { createHoy, createPerfil, createUsuarioSimulado, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../testing/render-app.tsx';

const NOW = '2026-10-22T11:24:00Z';
const TIPOS = { items: [], porFirmar: [], total: 0, porLlegar: [], enviados: { total: 0, ultimo: null } };

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(documentacion.tienePin, () => ({ tienePin: true }));
  api.handle(documentacion.insertarPin, () => ({ Token: 'llave-1', hasta: '2026-10-22T11:34:00Z' }));
  api.handle(documentacion.seguirAbierta, () => ({ Token: 'llave-2', hasta: '2026-10-22T11:40:00Z' }));
  api.handle(documentacion.tipos, () => TIPOS);
  api.handle(documentacion.listado, () => ({ items: [], total: 0, anos: [] }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function open(path = '/documentacion-tipos') {
  const app = await renderApp({ api, path, perfil: createPerfil({ AccesoDocumentacion: true }), now: NOW });
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  return { ...app, user, where: () => app.router.state.location.href };
}
type Opened = Awaited<ReturnType<typeof open>>;
async function enter({ user }: Opened): Promise<void> {
  await user.keyboard('7391');
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
}

it('asks for the PIN first, leads to the page that wanted it, and sends what it has given with each call', async () => {
  const app = await open('/documentacion-tipos?texto=riesgos');
  expect(app.where()).toBe('/documentacion-pin?volver=%2Fdocumentacion-tipos%3Ftexto%3Driesgos');
  await enter(app);
  await waitFor(() => expect(app.where()).toBe('/documentacion-tipos?texto=riesgos'));
  expect(app.requestsTo(documentacion.insertarPin).map(({ input }) => input)).toEqual([{ pin: '7391' }]);
  await waitFor(() => expect(app.requestsTo(documentacion.listado)).toHaveLength(1));
  expect(app.requestsTo(documentacion.listado)[0]?.headers.get(CABECERAS.pinToken)).toBe('llave-1');
  expect(app.requestsTo(documentacion.tienePin)[0]?.headers.get(CABECERAS.pinToken)).toBeNull();
});

it('is closed once its pages are left, and what was read with it is forgotten', async () => {
  const app = await open();
  await enter(app);
  await waitFor(() => expect(app.requestsTo(documentacion.tipos)).toHaveLength(1));
  await act(() => app.router.navigate({ to: '/home' }));
  await waitFor(() => expect(app.services.visit.isOpen.get()).toBe(false));
  const kept = app.services.queryClient.getQueryCache().findAll({ predicate: ({ meta }) => meta?.conPin === true });
  expect(kept).toEqual([]);
  await act(() => app.router.navigate({ to: '/documentacion-tipos' }));
  expect(await screen.findByRole('heading', { name: 'Escribe tu PIN' })).toBeDefined();
});

it('that the server does not know any more leads to the PIN and back', async () => {
  const app = await open();
  api.handle(documentacion.tipos, () => {
    throw new FakeFailure('documentacion.falta-pin');
  });
  await enter(app);
  await waitFor(() => expect(app.where()).toBe('/documentacion-pin?volver=%2Fdocumentacion-tipos'));
  expect(app.services.visit.isOpen.get()).toBe(false);
});

it('ends with the session, and for whoever begins to act for somebody', async () => {
  const app = await open();
  await enter(app);
  await waitFor(() => expect(app.services.visit.isOpen.get()).toBe(true));
  act(() => app.services.session.update({ simulatedUser: createUsuarioSimulado() }));
  expect(app.services.visit.isOpen.get()).toBe(false);
  app.services.visit.begin({ Token: 'llave-1', hasta: '2026-10-22T11:34:00Z' });
  act(() => app.services.session.clear());
  expect(app.services.visit.isOpen.get()).toBe(false);
});

it('is opened by no answer that comes after it was left: neither to the PIN nor to going on', async () => {
  const app = await open();
  await enter(app);
  await waitFor(() => expect(app.requestsTo(documentacion.tipos)).toHaveLength(1));
  const { visit } = app.services;
  const renewed = Promise.withResolvers<{ Token: string; hasta: string }>();
  api.handle(documentacion.seguirAbierta, () => renewed.promise);
  app.clock.advance({ minutes: 5 });
  await app.user.keyboard('{Shift}');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(app.requestsTo(documentacion.seguirAbierta)).toHaveLength(1));
  await act(() => app.router.navigate({ to: '/home' }));
  await waitFor(() => expect(visit.isOpen.get()).toBe(false));
  await act(async () => {
    renewed.resolve({ Token: 'llave-2', hasta: '2026-10-22T11:40:00Z' });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(visit.isOpen.get()).toBe(false);

  const entered = Promise.withResolvers<{ Token: string; hasta: string }>();
  api.handle(documentacion.insertarPin, () => entered.promise);
  await act(() => app.router.navigate({ to: '/documentacion-tipos' }));
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  await enter(app);
  await waitFor(() => expect(app.requestsTo(documentacion.insertarPin)).toHaveLength(2));
  await act(() => app.router.navigate({ to: '/home' }));
  await act(async () => {
    entered.resolve({ Token: 'llave-3', hasta: '2026-10-22T11:40:00Z' });
    await new Promise((resolve) => setTimeout(resolve));
  });
  await waitFor(() => expect(app.services.queryClient.isMutating()).toBe(0));
  expect(visit.isOpen.get()).toBe(false);
});

it('goes on while somebody uses it, and ends ten minutes after the last sign of them', async () => {
  const app = await open();
  await enter(app);
  await waitFor(() => expect(app.requestsTo(documentacion.tipos)).toHaveLength(1));
  const { visit } = app.services;
  const look = (): void =>
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  app.clock.advance({ minutes: 5 });
  await app.user.keyboard('{Shift}');
  look();
  await waitFor(() => expect(visit.until()?.toString()).toBe('2026-10-22T11:40:00Z'));
  app.clock.advance({ minutes: 10 });
  look();
  expect(app.requestsTo(documentacion.seguirAbierta)).toHaveLength(1);
  expect(visit.isOpen.get()).toBe(true);
  app.clock.advance({ minutes: 1 });
  look();
  expect(visit.isOpen.get()).toBe(false);
  expect(await screen.findByRole('heading', { name: 'Escribe tu PIN' })).toBeDefined();
});
