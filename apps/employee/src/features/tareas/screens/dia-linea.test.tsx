import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi } from '../../../testing/render-app.tsx';
import { ALL, at, DAY, sent, showDay, typedLine, type ShowOptions } from '../testing/a-day.ts';
import { serveDay } from '../testing/day-server.ts';
import { createImputacion } from '../testing/tasks.ts';

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
    await show('/tareas-view', { fetch });
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
