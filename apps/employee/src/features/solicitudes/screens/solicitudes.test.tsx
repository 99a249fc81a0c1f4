import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createHoy, createPerfil, createSaldo, createSolicitud, createVacaciones, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloVacaciones: true, AccesoVacaciones: true, ModuloGastos: true });
const politica = { base: 'laborables' as const, diasAno: 23, diasSemana: 5, permiteMedios: true, avisoDias: 15, arrastreHasta: '01-31' };
const decidida = { autor: 'Javier Ortega', momento: '2026-10-12T10:00:00+02:00', motivo: null };
const aceptada = createSolicitud({ id: 40, estado: 'aprobada', desde: '2026-11-16', hasta: '2026-11-20', espera: null, decidida });
const rechazada = createSolicitud({
  id: 39,
  estado: 'rechazada',
  desde: '2026-05-04',
  hasta: '2026-05-04',
  espera: null,
  decidida: { ...decidida, motivo: 'Ese día hay inventario' },
});

let api: FakeApi;
let items: SolicitudVista[];
beforeEach(() => {
  api = createApi();
  items = [createSolicitud(), aceptada, rechazada];
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(solicitudes.getSolicitudesAno, ({ anio }) => ({ ano: anio ?? 2026, anios: [2026, 2025], items, total: items.length }));
  api.handle(vacaciones.resumen, () => ({ saldo: createSaldo(), politica }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00', ...options });

describe('the requests of a year', () => {
  it('begin with those that wait, with whom and since when; then by month', async () => {
    await show('/solicitudes');
    const waiting = await screen.findByRole('region', { name: 'Esperan respuesta' });
    expect(within(waiting).getByRole('link').textContent).toBe('Vacaciones 28 – 31 dicJavier Ortega desde ayer4 días');
    const november = screen.getByRole('region', { name: 'Noviembre' });
    expect(within(november).getByRole('link').textContent).toContain('Aprobada por Javier Ortega');
    expect(screen.getByRole('region', { name: 'Mayo' }).textContent).toContain('Rechazada Ese día hay inventario');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Esperan respuesta',
      'Noviembre',
      'Mayo',
    ]);
    expect(await screen.findByText('días de 25 por pedir')).toBeDefined();
  });

  it('have what is open of another year beside them, with its year', async () => {
    const unpaid = { modulo: 'gastos' as const, titulo: 'Casa Manola', estado: 'aprobada' as const, espera: null, decidida };
    items = [
      createSolicitud({ id: 41, ano: 2026, desde: '2026-12-28', hasta: '2026-12-31' }),
      createSolicitud({ id: 42, ano: 2026, desde: '2026-12-12', hasta: '2026-12-12', ...unpaid }),
      createSolicitud({ id: 43, ano: 2027, desde: '2027-01-02', hasta: '2027-01-02', ...unpaid }),
    ];
    await show('/solicitudes', { now: '2027-01-15T09:00:00+01:00' });
    const waiting = await screen.findByRole('region', { name: 'Esperan respuesta' });
    expect(within(waiting).getByRole('link').textContent).toContain('Vacaciones 28 – 31 dic 2026');
    const unpaidRow = within(screen.getByRole('region', { name: 'Diciembre de 2026' })).getByRole('link', { name: /Casa Manola/ });
    expect(unpaidRow.getAttribute('href')).toBe('/gastos-view/42?ano=2026');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Esperan respuesta',
      'Enero',
      'Diciembre de 2026',
    ]);
  });

  it('are filtered in the address', async () => {
    const { router } = await show('/solicitudes');
    await userEvent.click(await screen.findByRole('link', { name: 'Pendientes 1' }));
    expect(router.state.location.search).toMatchObject({ filtro: 'pendientes' });
    expect(screen.queryByRole('region', { name: 'Noviembre' })).toBeNull();
    const nav = screen.getByRole('navigation', { name: 'Qué se muestra' });
    const chosen = [...nav.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(chosen).toEqual(['Pendientes1']);
  });

  it('of one kind have its own head, and the way to its page', async () => {
    items = [createSolicitud(), { ...aceptada, id: 50, modulo: 'gastos', titulo: 'Casa Manola' }];
    const sums = { gastos: 1, borradorCentimos: 0, pedidoCentimos: 0, aprobadoCentimos: 4345, pagadoCentimos: 0, porCobrarCentimos: 4345 };
    api.handle(gastos.meses, () => ({
      ano: 2026,
      items: [],
      total: sums,
      otros: { ...sums, gastos: 0, aprobadoCentimos: 0, porCobrarCentimos: 0 },
    }));
    await show('/solicitudes');
    await screen.findByText('días de 25 por pedir');
    expect(screen.queryByRole('link', { name: 'Gastos' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Gastos 1' }));
    await screen.findByText(/^43,45\s€$/);
    expect(screen.getByText('por cobrar de 2026')).toBeDefined();
    expect(screen.queryByText('días de 25 por pedir')).toBeNull();
    expect(screen.getByRole('link', { name: 'Gastos' }).getAttribute('href')).toBe('/gastos-list?ano=2026');
    await userEvent.click(screen.getByRole('link', { name: 'Ausencias 1' }));
    await screen.findByText('días de 25 por pedir');
    expect(screen.getByRole('link', { name: 'Vacaciones' }).getAttribute('href')).toBe('/vacaciones?ano=2026');
  });

  it('of an empty year say so, and lead to the year before', async () => {
    items = [];
    const { requestsTo } = await show('/solicitudes');
    await screen.findByText('Aún no has pedido nada en 2026');
    await screen.findByText(/De vacaciones te quedan 8 días/);
    await userEvent.click(screen.getByRole('link', { name: 'Ver 2025' }));
    await screen.findByText('Aún no has pedido nada en 2025');
    expect(requestsTo(solicitudes.getSolicitudesAno).map(({ input }) => input)).toEqual([{ anio: '2026' }, { anio: '2025' }]);
  });

  it('that could not be read say why and offer another try', async () => {
    let fails = true;
    api.handle(solicitudes.getSolicitudesAno, () => {
      if (fails) throw new FakeFailure('general.desconocido', { message: 'No ha salido.' });
      return { ano: 2026, anios: [], items, total: items.length };
    });
    await show('/solicitudes');
    await screen.findByText('No hemos podido traer tus solicitudes');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    await screen.findByRole('region', { name: 'Esperan respuesta' });
  });
});

describe('beside the list on a wide screen', () => {
  beforeEach(() => {
    api.handle(vacaciones.byId, ({ id }) => createVacaciones({ id, ...(id === 40 && { desde: '2026-11-16', hasta: '2026-11-20' }) }));
  });
  const opened = (name: RegExp) => screen.findByRole('region', { name });

  it('what waits is open without being asked for, and another one by its row, in the address', async () => {
    const { router } = await show('/solicitudes', { width: 1440 });
    await within(await opened(/28 al 31 de diciembre/)).findByText('Historia');
    const november = await screen.findByRole('region', { name: 'Noviembre' });
    await userEvent.click(within(november).getByRole('link'));
    await within(await opened(/16 al 20 de noviembre/)).findByText('Historia');
    expect(router.state.location).toMatchObject({ pathname: '/solicitudes', search: { ver: 40 } });
    expect(within(november).getByRole('link').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('region', { name: /28 al 31 de diciembre/ })).toBeNull();
  });

  it('what is open stays so when it waits no longer and another one does, and a chip keeps the focus', async () => {
    const sums = { gastos: 0, borradorCentimos: 0, pedidoCentimos: 0, aprobadoCentimos: 0, pagadoCentimos: 0, porCobrarCentimos: 0 };
    api.handle(gastos.meses, () => ({ ano: 2026, items: [], otros: sums, total: sums }));
    const { services } = await show('/solicitudes', { width: 1440 });
    await within(await opened(/28 al 31 de diciembre/)).findByText('Historia');
    const later = createSolicitud({ id: 40, desde: '2026-11-16', hasta: '2026-11-20' });
    items = [{ ...createSolicitud(), estado: 'anulada', espera: null }, later, rechazada];
    await act(() => services.queryClient.refetchQueries());
    await screen.findByRole('link', { name: /16 – 20 nov/ });
    expect(screen.getByRole('region', { name: /28 al 31 de diciembre/ })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Pendientes 1' }));
    await opened(/16 al 20 de noviembre/);
    await userEvent.click(screen.getByRole('link', { name: 'Gastos 0' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /16 al 20 de noviembre/ })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Gastos0');
  });

  it('one that the filter hides gives way to one that is shown', async () => {
    await show('/solicitudes?ver=40', { width: 1440 });
    await opened(/16 al 20 de noviembre/);
    await userEvent.click(await screen.findByRole('link', { name: 'Pendientes 1' }));
    await opened(/28 al 31 de diciembre/);
  });

  it('nothing stands where there is no room: a row leads to its page', async () => {
    await show('/solicitudes?ver=40', { width: 1100 });
    const waiting = await screen.findByRole('region', { name: 'Esperan respuesta' });
    expect(within(waiting).getByRole('link').getAttribute('href')).toContain('/vacaciones-view/41');
    expect(screen.queryByText('Historia')).toBeNull();
  });
});

describe('what can be asked for', () => {
  it('is asked first where there are several kinds, and each leads to its form', async () => {
    api.handle(vacaciones.byId, ({ id }) => createVacaciones({ id }));
    await show('/solicitudes', { width: 1440 });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva solicitud' }));
    const sheet = await screen.findByRole('dialog', { name: '¿Qué quieres pedir?' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Foto de un ticketLo demás lo rellenas después', 'Vacaciones', 'Gastos']);
    expect(screen.getByRole('link', { name: 'Solicitudes' }).getAttribute('href')).toBe('/solicitudes');
    expect(screen.queryByRole('link', { name: 'Gastos' })).toBeNull();
  });

  it('is nothing without any of these modules: then there is no entry and no page', async () => {
    const { router } = await show('/solicitudes', { width: 1440, perfil: createPerfil() });
    await screen.findByRole('link', { name: 'Calendario' });
    expect(router.state.location.pathname).toBe('/home');
    expect(screen.queryByRole('link', { name: 'Solicitudes' })).toBeNull();
  });
});
