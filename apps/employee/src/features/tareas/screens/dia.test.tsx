import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sesiones } from '@jornada/contract';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi } from '../../../testing/render-app.tsx';
import { ALL, CIERRE, DAY, plain, rows, sent, showDay, typedLine, type ShowOptions } from '../testing/a-day.ts';
import { serveDay } from '../testing/day-server.ts';
import { createDiaDeTareas, createImputacion } from '../testing/tasks.ts';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const show = (path?: string, options?: ShowOptions) => showDay(api, path, options);

describe('the day', () => {
  it('says what is left, and has its entries and paid pauses in the order of their hours', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    await show();
    expect(await screen.findByRole('heading', { name: '2:00 por repartir' })).toBeDefined();
    expect(plain(screen.getByText(/de 6:50/).textContent)).toBe('4:50 de 6:50 h');
    expect(rows()).toEqual([
      '8:021Atención de reservasPortal de reservas, Bahía Azul1:15',
      '9:172Cierre de facturasMejora interna1:13',
      '10:30Cafépagada, va sola0:18',
      '10:483Atención de reservasPortal de reservas, Bahía Azul2:04',
    ]);
    const line = screen.getByRole('region', { name: 'El día' });
    expect(within(line).getByRole('button', { name: 'Sin repartir, 12:52 – 13:30, 38 minutos' })).toBeDefined();
    expect(within(line).getByRole('button', { name: '1, Atención de reservas, 8:02 – 9:17, 1 hora y 15 minutos' })).toBeDefined();
  });

  it('is in the menu of whoever has projects, and is nobody else’s', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    await userEvent.click(screen.getByRole('button', { name: /menú/i }));
    expect(await screen.findByRole('link', { name: 'Tareas' })).toBeDefined();
    cleanup();
    // They are led to the settings.
    api.handle(sesiones.listado, () => ({ items: [] }));
    const { router } = await show('/tareas-view', { perfil: createPerfil({ ModuloProyectos: false, AccesoFichaje: false }) });
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/tareas-view'));
  });

  it.each([
    [{ cierre: 'mes-cerrado' as const, abierta: false }, 'Noviembre está cerrado: sus apuntes quedan como están.'],
    [{ cierre: 'futuro' as const, tramos: [], imputaciones: [] }, 'Este día aún no ha llegado.'],
  ])('takes nothing when it is closed: %o', async (change, text) => {
    serveDay(api, { dia: { ...DAY, ...change }, tareas: ALL });
    await show();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Qué hiciste' })).toBeNull();
  });

  it('says that nothing was clocked, that all is assigned, and how much is too much', async () => {
    serveDay(api, { dia: { cierre: 'sin-fichar', tramos: [], trabajadoMinutos: 0, asignadoMinutos: 0, faltaMinutos: 0 }, tareas: ALL });
    await show();
    expect(await screen.findByText('Aún no hay nada que repartir')).toBeDefined();
    cleanup();
    serveDay(api, { dia: { ...DAY, asignadoMinutos: 410, faltaMinutos: 0 }, tareas: ALL });
    await show();
    expect(await screen.findByRole('heading', { name: 'Todo repartido' })).toBeDefined();
    cleanup();
    serveDay(api, { dia: { ...DAY, asignadoMinutos: 430, faltaMinutos: -20 }, tareas: ALL });
    await show();
    expect(await screen.findByRole('heading', { name: '0:20 de más' })).toBeDefined();
  });

  it('goes to other days by the arrows of page and keyboard, by swipe and by the calendar', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const { router } = await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    await userEvent.click(screen.getByRole('button', { name: 'Día anterior' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ fecha: '2026-11-26' }));
    expect(await screen.findByText('Aún no hay nada que repartir')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: '2:00 por repartir' })).toBeDefined();
    const figure = screen.getByRole('heading', { name: '2:00 por repartir' });
    fireEvent.touchStart(figure, { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(figure, { changedTouches: [{ clientX: 100, clientY: 110 }] });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ fecha: '2026-11-28' }));
    await userEvent.click(screen.getByRole('button', { name: 'Elegir el día' }));
    await userEvent.click(await screen.findByRole('button', { name: /27 de noviembre de 2026/ }));
    expect(await screen.findByRole('heading', { name: '2:00 por repartir' })).toBeDefined();
  });
});

describe('one tap', () => {
  it('gives all that is left, or what is usual', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    expect(await screen.findByRole('button', { name: 'Cierre de facturas los viernes 0:30' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Informe mensual ayer 2:00' }));
    expect(await screen.findByRole('heading', { name: 'Todo repartido' })).toBeDefined();
    expect(sent(app)).toMatchObject([{ cambios: [{ tareaId: 7, minutos: 120 }] }]);
  });

  it('copies yesterday where nothing stands', async () => {
    serveDay(api, { dia: { sugerencias: [] }, tareas: ALL });
    api.handle(tareas.copiar, () => ({ copiadas: 3, omitidas: 1 }));
    const app = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar ayer' }));
    expect(await screen.findByText('3 apuntes copiados, 1 sin copiar')).toBeDefined();
    expect(app.requestsTo(tareas.copiar).map(({ input }) => input)).toEqual([{ de: '2026-11-26', a: '2026-11-27', dias: 1 }]);
  });
});

it('a copy that is taken back says so, and is gone', async () => {
  const server = serveDay(api, { dia: { sugerencias: [] }, tareas: ALL });
  let isCopied = false;
  const copied = createImputacion({ id: 50, tarea: CIERRE, minutos: 30 });
  api.handle(tareas.tareasDia, () => createDiaDeTareas({ imputaciones: isCopied ? [copied] : server.imputaciones() }));
  api.handle(tareas.copiar, () => {
    isCopied = true;
    return { copiadas: 1, omitidas: 0 };
  });
  const app = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Copiar ayer' }));
  await userEvent.click(await screen.findByRole('button', { name: /Deshacer/ }));
  expect(await screen.findByText('Deshecho')).toBeDefined();
  expect(sent(app)).toMatchObject([{ cambios: [{ hace: 'quitar', id: 50 }] }]);
});

it('what opens above the day of a desktop leaves it there', async () => {
  serveDay(api, { dia: DAY, tareas: ALL });
  const { router } = await show('/tareas-view?fecha=2026-11-27&vista=dia', { width: 1440 });
  await userEvent.click(await screen.findByRole('button', { name: /^8:02 1 Atención de reservas/ }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/tareas-form', search: { vista: 'dia', id: 1 } }));
  cleanup();
  const again = await show('/tareas-view?fecha=2026-11-27&vista=dia', { width: 1440 });
  await userEvent.click(await screen.findByRole('link', { name: 'Buscar' }));
  await waitFor(() => expect(again.router.state.location).toMatchObject({ pathname: '/tareas-buscador', search: { vista: 'dia' } }));
});

describe('without a network', () => {
  it('entries wait, show in the day, and are sent once', async () => {
    const server = serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    api.offline = true;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await userEvent.click(screen.getByRole('button', { name: 'Cierre de facturas los viernes 0:30' }));
    expect(await screen.findByRole('heading', { name: '1:30 por repartir' })).toBeDefined();
    expect(screen.getByText('sin enviar, espera red')).toBeDefined();
    await userEvent.type(await typedLine(), '30m informe{Enter}');
    expect(await screen.findByRole('heading', { name: '1:00 por repartir' })).toBeDefined();
    expect(sent(app)).toEqual([]);
    api.offline = false;
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('sin enviar, espera red')).toBeNull());
    expect(server.imputaciones().map(({ minutos }) => minutos)).toEqual([75, 73, 124, 30, 30]);
    expect(await screen.findByRole('heading', { name: '1:00 por repartir' })).toBeDefined();
  });

  it('an answer that is lost is asked for again under the same key', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    let isLost = true;
    const keys: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const answer = await api.fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).includes('insertarimputaciones')) return answer;
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      if (!isLost) return answer;
      isLost = false;
      throw new TypeError('Failed to fetch');
    };
    const app = await show('/tareas-view', { fetch });
    await userEvent.click(await screen.findByRole('button', { name: 'Cierre de facturas los viernes 0:30' }));
    await screen.findByText('sin enviar, espera red');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    expect(sent(app)).toHaveLength(2);
  });

  it('says what was refused once it arrived', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await userEvent.click(screen.getByRole('button', { name: 'Cierre de facturas los viernes 0:30' }));
    await screen.findByText('sin enviar, espera red');
    api.handle(tareas.insertarImputaciones, () => {
      throw new FakeFailure('registros.mes-cerrado');
    });
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/Lo que esperaba no se ha apuntado \(Cierre de facturas\)/)).toBeDefined();
    expect(screen.getByRole('heading', { name: '2:00 por repartir' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByText(/Lo que esperaba/)).toBeNull());
  });
});

it('a day that somebody else has changed says so and is read again', async () => {
  serveDay(api, { dia: DAY, tareas: ALL });
  api.handle(tareas.insertarImputaciones, () => {
    throw new FakeFailure('general.cambiado-entretanto');
  });
  const app = await show();
  const reads = () => app.requestsTo(tareas.tareasDia).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Cierre de facturas los viernes 0:30' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
});

it('a day whose sums the company hides still says what is free', async () => {
  serveDay(api, { dia: { ...createDiaDeTareas(DAY), trabajadoMinutos: null, faltaMinutos: null }, tareas: ALL });
  await show();
  expect(await screen.findByRole('heading', { name: '2:00 por repartir' })).toBeDefined();
  expect(screen.getByText('repartidas', { exact: false })).toBeDefined();
});

it('a length longer than any day is told as that, and is no name', async () => {
  serveDay(api, { dia: DAY, tareas: ALL });
  const app = await show();
  await userEvent.type(await typedLine(), '99h informe{Enter}');
  expect(await screen.findByText('99:00 son más de lo que tiene un día. Escribe menos.')).toBeDefined();
  expect(sent(app)).toEqual([]);
});

it('a day with nothing to give leads to those of its week that have time left', async () => {
  serveDay(api, { dia: DAY, tareas: ALL });
  const sums = (fecha: string, faltaMinutos: number) => ({
    fecha,
    trabajadoMinutos: 480,
    pagadoMinutos: 0,
    asignadoMinutos: 0,
    faltaMinutos,
    cierre: null,
  });
  api.handle(tareas.imputaciones, () => ({
    dias: [sums('2026-11-23', 0), sums('2026-11-24', 90), sums('2026-11-26', -10)],
    items: [],
    semanas: [],
  }));
  const app = await show('/tareas-view?fecha=2026-11-25');
  expect(await screen.findByRole('heading', { name: 'Aún no hay nada que repartir' })).toBeDefined();
  const [only, ...others] = await screen.findAllByRole('button', { name: /: 1:30$/ });
  expect(others).toEqual([]);
  await userEvent.click(only!);
  await waitFor(() => expect(app.router.state.location.search).toMatchObject({ fecha: '2026-11-24' }));
});
