import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sesiones } from '@jornada/contract';
import { tareas, type DiaDeTareasVista } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { serveDay } from '../testing/day-server.ts';
import { createDiaDeTareas, createImputacion, createTarea } from '../testing/tasks.ts';

const NOW = '2026-11-27T15:12:00Z';
const RESERVAS = createTarea({ anclada: true });
const CIERRE = createTarea({ tareaId: 2, nombre: 'Cierre de facturas', proyecto: { id: 12, nombre: 'Mejora interna' }, cliente: null });
const ACME = { id: 22, nombre: 'Acme Ibérica' };
const MENSUAL = createTarea({ tareaId: 7, nombre: 'Informe mensual', proyecto: { id: 13, nombre: 'Informes' }, cliente: ACME });
const ANUAL = createTarea({ tareaId: 8, nombre: 'Informe anual', proyecto: { id: 13, nombre: 'Informes' }, cliente: ACME });
const ALL = [RESERVAS, CIERRE, MENSUAL, ANUAL];
const at = (hour: string): string => `2026-11-27T${hour}:00Z`;
/** 4:50 of 6:50 are given, with the coffee. */
const DAY: Partial<DiaDeTareasVista> = {
  imputaciones: [
    createImputacion({ id: 1, tarea: RESERVAS, desde: at('07:02'), minutos: 75 }),
    createImputacion({ id: 2, tarea: CIERRE, desde: at('08:17'), minutos: 73 }),
    createImputacion({ id: 3, tarea: RESERVAS, desde: at('09:48'), minutos: 124 }),
  ],
  sugerencias: [
    { tarea: RESERVAS, motivo: 'anclada', minutos: 120 },
    { tarea: CIERRE, motivo: 'dia-semana', minutos: 30 },
    { tarea: MENSUAL, motivo: 'reciente', minutos: 120 },
  ],
};

/** What waits belongs to somebody. */
const Token = `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s`;
const PERFIL = createPerfil({ ModuloProyectos: true, Token });

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const show = (path = '/tareas-view', options: { width?: number } = {}) => renderApp({ api, path, now: NOW, perfil: PERFIL, ...options });
const typedLine = () => screen.findByRole('textbox', { name: 'Qué hiciste' });
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');
const rows = (): string[] =>
  within(screen.getByRole('list', { name: 'Lo repartido' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const sent = (app: Awaited<ReturnType<typeof show>>) => app.requestsTo(tareas.insertarImputaciones).map(({ input }) => input);

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
    const { router } = await renderApp({
      api,
      path: '/tareas-view',
      now: NOW,
      perfil: createPerfil({ ModuloProyectos: false, AccesoFichaje: false }),
    });
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

describe('the typed line', () => {
  it('shows what it understood, writes nothing before it is told to, and can be taken back', async () => {
    const server = serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    await userEvent.type(await typedLine(), '2h informe acme');
    expect(await screen.findByRole('radio', { name: /Informe mensual Informes, Acme Ibérica/, checked: true })).toBeDefined();
    expect(screen.getByText('12:52 – 13:30 y 14:50 – 16:12, facturable')).toBeDefined();
    expect(sent(app)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Apuntar 2:00 a Informe mensual' }));
    expect(await screen.findByRole('heading', { name: 'Todo repartido' })).toBeDefined();
    expect(sent(app)).toEqual([{ fecha: '2026-11-27', version: 'v1', cambios: [{ hace: 'poner', tareaId: 7, minutos: 120 }] }]);
    await userEvent.click(screen.getByRole('button', { name: /Deshacer/ }));
    expect(await screen.findByRole('heading', { name: '2:00 por repartir' })).toBeDefined();
    expect(screen.getByText('Deshecho')).toBeDefined();
    expect(server.imputaciones().map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is reached by a slash and left by Enter, also before anything is found; another one is chosen by arrows', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    await userEvent.keyboard('/30m cierre{Enter}');
    expect(await screen.findByRole('heading', { name: '1:30 por repartir' })).toBeDefined();
    await userEvent.keyboard('45m informe');
    await screen.findByRole('radio', { name: /Informe anual/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: '0:45 por repartir' })).toBeDefined();
    expect(sent(app).map((input) => (input as { cambios: unknown }).cambios)).toEqual([
      [{ hace: 'poner', tareaId: 2, minutos: 30 }],
      [{ hace: 'poner', tareaId: 8, minutos: 45 }],
    ]);
  });

  it('two lines that are typed fast are written one after the other, the second against what the first has left', async () => {
    const server = serveDay(api, { dia: DAY, tareas: ALL });
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => void (answer = resolve));
    const versions: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).includes('insertarimputaciones')) return api.fetch(input, init);
      versions.push((JSON.parse(init?.body as string) as { version?: string }).version);
      const first = await api.fetch(input, init);
      if (versions.length === 1) await held;
      return first;
    };
    await renderApp({ api, path: '/tareas-view', now: NOW, perfil: PERFIL, fetch });
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    await userEvent.keyboard('/30m cierre{Enter}');
    await waitFor(() => expect(versions).toEqual(['v1']));
    await userEvent.keyboard('45m informe anual{Enter}');
    answer();
    await waitFor(() => expect(server.imputaciones().map(({ minutos }) => minutos)).toEqual([75, 73, 124, 30, 45]));
    expect(versions).toEqual(['v1', 'v2']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes hours, and cuts pauses out of them', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    await userEvent.type(await typedLine(), '13-15 cierre');
    expect(await screen.findByText('13:00 – 13:30 y 14:50 – 15:00, facturable')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]).toMatchObject({
      cambios: [
        { desde: '2026-11-27T12:00:00Z', minutos: 30 },
        { desde: '2026-11-27T13:50:00Z', minutos: 10 },
      ],
    });
  });

  it('refuses what the company refuses, and hours that another task has', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    await show();
    await userEvent.type(await typedLine(), '3h cierre');
    expect(await screen.findByText('Son 1:00 más de lo trabajado, y tu empresa no lo admite.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Apuntar/ })).toBeNull();
    await userEvent.clear(await typedLine());
    await userEvent.type(await typedLine(), '9-9:30 cierre');
    expect(await screen.findByText('Esas horas ya las tiene otra tarea.')).toBeDefined();
    cleanup();
    serveDay(api, { dia: { ...DAY, exceso: 'avisa' }, tareas: ALL });
    await show();
    await userEvent.type(await typedLine(), '3h cierre');
    expect(await screen.findByRole('button', { name: 'Apuntar 3:00 a Cierre de facturas' })).toBeDefined();
    expect(screen.getByText('Son 1:00 más de lo trabajado. Se guarda con un aviso.')).toBeDefined();
  });

  it('says what was only alike, and offers to ask for what nobody found', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    await userEvent.type(await typedLine(), '2h infrome acme');
    expect(await screen.findByText('2 de 20.418 tareas, parecidas a «infrome»')).toBeDefined();
    await userEvent.clear(await typedLine());
    await userEvent.type(await typedLine(), '1h jardín');
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir que la creen' }));
    expect(await screen.findByText('Pedida: quien lleva los proyectos ya lo sabe.')).toBeDefined();
    expect(app.requestsTo(tareas.pedir).map(({ input }) => input)).toEqual([{ nombre: 'jardín' }]);
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

describe('on the line', () => {
  const block = (name: RegExp) => within(screen.getByRole('region', { name: 'El día' })).getByRole('button', { name });

  it('an edge moves by a minute for each key, and is written when it is left', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    await userEvent.click(block(/^3, /));
    const end = screen.getByRole('slider', { name: 'Fin de Atención de reservas' });
    expect(end.getAttribute('aria-valuetext')).toBe('12:52');
    end.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('slider', { name: 'Fin de Atención de reservas' }).getAttribute('aria-valuetext')).toBe('12:55');
    expect(sent(app)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '1:57 por repartir' })).toBeDefined();
    expect(sent(app)).toMatchObject([{ cambios: [{ id: 3, desde: at('09:48'), minutos: 127 }] }]);
  });

  it('S splits, J joins what is of the same task, Delete removes; each can be taken back', async () => {
    const server = serveDay(api, { dia: DAY, tareas: ALL });
    await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    const minutes = () => server.imputaciones().map(({ minutos }) => minutos);
    act(() => block(/^3, /).focus());
    await userEvent.keyboard('s');
    expect(await screen.findByText('Partido en 1:00 y 1:04')).toBeDefined();
    expect(minutes()).toEqual([75, 73, 60, 64]);
    await userEvent.click(screen.getByRole('button', { name: /Deshacer/ }));
    await waitFor(() => expect(minutes()).toEqual([75, 73, 124]));
    await screen.findByText('Deshecho');
    act(() => block(/^1, /).focus());
    await userEvent.keyboard('j');
    expect(await screen.findByText('Unido: 3:19 a Atención de reservas')).toBeDefined();
    await waitFor(() => expect(minutes().toSorted((a, b) => a - b)).toEqual([73, 199]));
    act(() => block(/Cierre/).focus());
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText('Quitado: 1:13 de Cierre de facturas')).toBeDefined();
    expect(minutes()).toEqual([199]);
  });

  it('two taps split an entry where they are, and open nothing', async () => {
    const server = serveDay(api, { dia: DAY, tareas: ALL });
    const { router } = await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    // Nothing has a width here: the taps split it at its beginning, where there is nothing to split, and a key does.
    await userEvent.dblClick(block(/^3, /));
    await userEvent.keyboard('s');
    await waitFor(() => expect(server.imputaciones()).toHaveLength(4));
    expect(router.state.location.pathname).toBe('/tareas-view');
  });

  it('P pins the task', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show();
    await screen.findByRole('heading', { name: '2:00 por repartir' });
    act(() => block(/^2, /).focus());
    await userEvent.keyboard('p');
    expect(await screen.findByText('Cierre de facturas, fijada')).toBeDefined();
    expect(app.requestsTo(tareas.anclarTarea).map(({ input }) => input)).toEqual([{ tareaId: 2, anclada: true }]);
  });

  it('an entry that was billed cannot be changed there', async () => {
    serveDay(api, { dia: { ...DAY, imputaciones: [createImputacion({ id: 1, fija: 'facturada', desde: at('07:02') })] }, tareas: ALL });
    const app = await show();
    await screen.findByText('facturado');
    act(() => block(/^1, /).focus());
    await userEvent.keyboard('s{Delete}');
    await userEvent.click(block(/^1, /));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(sent(app)).toEqual([]);
  });
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
    const app = await renderApp({ api, path: '/tareas-view', now: NOW, perfil: PERFIL, fetch });
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
  const app = await renderApp({ api, path: '/tareas-view?fecha=2026-11-25', now: NOW, perfil: PERFIL });
  expect(await screen.findByRole('heading', { name: 'Aún no hay nada que repartir' })).toBeDefined();
  const [only, ...others] = await screen.findAllByRole('button', { name: /: 1:30$/ });
  expect(others).toEqual([]);
  await userEvent.click(only!);
  await waitFor(() => expect(app.router.state.location.search).toMatchObject({ fecha: '2026-11-24' }));
});
