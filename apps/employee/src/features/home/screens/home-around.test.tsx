import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, type CorreccionVista, type HoyVista } from '@jornada/contract';
import {
  createBalance,
  createCorreccion,
  createLineaDia,
  createPerfil,
  createDiaVista,
  createHoy,
  createHoyTrabajando,
  createRegistro,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { action, showHome } from '../testing/show-home.ts';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (hoy: HoyVista, options: Partial<Parameters<typeof renderApp>[0]> = {}) => showHome(api, hoy, options);

describe('beside the day home says', () => {
  it('that a leave was told and waits to be noted, and not that one is late', async () => {
    const ausencia = { desde: '2026-10-22', hasta: '2026-10-31', clase: 'baja' as const, aprobada: false, mitad: null };
    await show(createHoy({ ahora: '2026-10-22T10:00:00+02:00', ausencia }));
    expect(await screen.findByText('Baja comunicada')).toBeDefined();
    expect(screen.getByText('Administración la tiene que anotar')).toBeDefined();
    expect(screen.queryByText(/Tu turno empezó/)).toBeNull();
    expect(screen.queryByText('Aún no has entrado')).toBeNull();
    // A person who comes nevertheless can clock in.
    await action('Fichar la entrada');
  });

  it("yesterday's forgotten clock-out, plainly, with the way to say when it was", async () => {
    const dia = createDiaVista({ estado: 'incompleta' });
    api.handle(registros.listado, () => ({ fecha: dia.fecha, items: [], total: 0, correcciones: [], retenidos: [], dia }));
    await show(createHoy({ olvidada: { fecha: '2026-10-21', inicio: '2026-10-21T08:02:00+02:00', ultimo: '2026-10-21T14:50:00+02:00' } }));
    expect(await screen.findByText('Ayer no fichaste la salida')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Decir cuándo salí' });
    expect(link.getAttribute('href')).toContain('fecha=2026-10-21');
    await action('Fichar la entrada');
  });

  it('answers a forgotten clock-out in one tap from its suggestion', async () => {
    const dia = createDiaVista({ estado: 'incompleta' });
    const entrada = createRegistro({ fecha: '2026-10-21', momento: '2026-10-21T08:02:00+02:00' });
    const answer = { fecha: dia.fecha, items: [entrada], total: 1, correcciones: [] as CorreccionVista[], retenidos: [], dia };
    api.handle(registros.listado, () => answer);
    api.handle(registros.proponerFichajes, () => {
      answer.correcciones = [createCorreccion({ clase: 'alta', estado: 'pendiente' })];
      return { fecha: dia.fecha, correcciones: answer.correcciones, hoy };
    });
    const olvidada = { fecha: '2026-10-21', inicio: '2026-10-21T08:02:00+02:00', ultimo: '2026-10-21T08:02:00+02:00' };
    const hoy = createHoy({ olvidada });
    const { requestsTo } = await show(hoy);
    await userEvent.click(await action('Salí a las 17:20'));
    expect(await screen.findByText(/Ya dijiste a qué hora saliste/)).toBeDefined();
    expect(requestsTo(registros.proponerFichajes)[0]?.input).toEqual({
      fecha: '2026-10-21',
      marcas: [{ tipo: 2, hora: '2026-10-21T17:20:00+02:00' }],
      motivo: 'Olvidé fichar al salir.',
    });
  });

  it('the hours of a day that was left open as unknown, and in no sum', async () => {
    const left = createLineaDia({
      fecha: '2026-10-21',
      porque: 'incompleta',
      cuenta: false,
      trabajadoMinutos: 0,
      diferenciaMinutos: 0,
      sumandos: [],
    });
    const hoy = createHoy();
    const semana = [createDiaVista({ fecha: '2026-10-21', estado: 'incompleta', linea: left }), ...hoy.semana.slice(-1)];
    await show({ ...hoy, semana }, { width: 1440 });
    const week = await screen.findByRole('region', { name: 'Esta semana' });
    expect(within(week).getByText('Falta la salida').closest('p')?.textContent).toBe('– Falta la salida');
  });

  it('under the balance what weighs most: a day that does not count yet, else the one that differs most', async () => {
    await show(createHoyTrabajando());
    expect((await screen.findByText('sobre todo, vie 9 oct: +1:15')).closest('a')?.getAttribute('href')).toBe('/home/saldo');
    cleanup();
    const { mes } = createHoy();
    await show(createHoyTrabajando({ mes: mes && { ...mes, incompletos: ['2026-10-16'] } }));
    expect(await screen.findByText('aún no cuenta: vie 16 oct')).toBeDefined();
  });

  it('the balance as a sum of its days: each leads into the calendar, and a public holiday says its name', async () => {
    const festivo = createLineaDia({
      fecha: '2026-10-12',
      motivo: 'festivo',
      festivo: 'Fiesta Nacional',
      cuenta: false,
      porque: 'libre',
      previstoMinutos: 0,
      trabajadoMinutos: 0,
      sumandos: [],
    });
    api.handle(registros.balance, () => createBalance([festivo, createLineaDia()]));
    await show(createHoyTrabajando(), { path: '/home/saldo' });
    const line = (await screen.findByText('Fiesta Nacional')).closest('div');
    expect(line?.textContent).toBe('Lun 12 octFiesta Nacional–');
    expect(screen.getByText('Mié 21 oct').getAttribute('href')).toBe('/registros-list?mes=2026-10&dia=2026-10-21');
  });

  it('what waits on other pages, with the way there; documents to sign have time', async () => {
    const Insignias = { firmas: 2, 'wiki-por-confirmar': 1, 'turnos-por-responder': 2, 'documentacion-por-firmar': 1 };
    await show(createHoy(), { perfil: createPerfil({ ModuloWiki: true, AccesoCambioTurnos: true, AccesoDocumentacion: true, Insignias }) });
    expect(await screen.findByText('2 meses de tu registro están por confirmar')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver el mes' }).getAttribute('href')).toBe('/firmas');
    expect(screen.getByText('Un comunicado te pide que confirmes que lo has leído')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Leer' }).getAttribute('href')).toBe('/wiki-list');
    expect(screen.getByText('2 cambios de turno esperan tu respuesta')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver el cambio' }).getAttribute('href')).toBe('/cambio-turnos-list');
    expect(screen.queryByText('Un documento espera tu firma')).toBeNull();
  });

  it('why the day could not be fetched, and fetches it again', async () => {
    let fails = true;
    const hoy = createHoy();
    api.handle(registros.registrosHoy, () => {
      if (fails) throw new FakeFailure('general.no-disponible', { message: 'El servicio no está disponible.' });
      return hoy;
    });
    await renderApp({ api, path: '/home', now: hoy.ahora });
    await screen.findByText('El servicio no está disponible.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(await action('Fichar la entrada')).toBeDefined();
  });

  it('that there is no connection where the device takes itself for connected and no call gets through', async () => {
    const { services } = await show(createHoy());
    await action('Fichar la entrada');
    api.offline = true;
    await act(() => services.queryClient.invalidateQueries());
    expect(await screen.findByText('Sin conexión')).toBeDefined();
    expect(navigator.onLine).toBe(true);
  });
});
