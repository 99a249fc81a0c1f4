import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { tareas, type ImputacionVista, type SemanaDeTareasVista, type SumasDeDia } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { serveDay } from '../testing/day-server.ts';
import { createImputacion, createTarea } from '../testing/tasks.ts';

const NOW = '2026-11-27T15:12:00Z';
const MONDAY = '2026-11-23';
const RESERVAS = createTarea({ anclada: true });
const INFORME = createTarea({
  tareaId: 7,
  nombre: 'Informe mensual',
  proyecto: { id: 13, nombre: 'Informes' },
  cliente: { id: 22, nombre: 'Acme Ibérica' },
});

/** What waits belongs to somebody. */
const Token = `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s`;

let api: FakeApi;
let items: ImputacionVista[];
let semanas: SemanaDeTareasVista[];
let nextId: number;
let isRefusing: boolean;
const dayAfter = (days: number): string => `2026-11-${23 + days}`;
const sumAt = (fecha: string): SumasDeDia => {
  const given = items.filter((one) => one.fecha === fecha).reduce((sum, { minutos }) => sum + minutos, 0);
  const worked = fecha < '2026-11-28' ? 480 : 0;
  return {
    fecha,
    trabajadoMinutos: worked,
    pagadoMinutos: 0,
    asignadoMinutos: given,
    faltaMinutos: worked - given,
    cierre: fecha === '2026-11-24' ? 'mes-cerrado' : null,
  };
};

beforeEach(() => {
  api = createApi();
  nextId = 100;
  isRefusing = false;
  semanas = [];
  items = [
    createImputacion({ id: 1, fecha: MONDAY, tarea: RESERVAS, desde: null, minutos: 130, observacion: 'Llamadas' }),
    createImputacion({ id: 2, fecha: dayAfter(2), tarea: RESERVAS, desde: null, minutos: 60, fija: 'facturada' }),
    createImputacion({ id: 3, fecha: MONDAY, tarea: INFORME, desde: null, minutos: 120 }),
  ];
  serveDay(api, { tareas: [RESERVAS, INFORME] });
  api.handle(tareas.imputaciones, () => ({ dias: Array.from({ length: 7 }, (_, i) => sumAt(dayAfter(i))), items, semanas }));
  api.handle(tareas.insertarImputaciones, ({ fecha, cambios }) => {
    if (isRefusing) throw new FakeFailure('tareas.de-mas', { message: 'Son 60 minutos más.' });
    for (const cambio of cambios) {
      const { id } = cambio;
      const was = items.find((one) => one.id === id);
      items = items.filter((one) => one.id !== id);
      if (cambio.hace === 'quitar') continue;
      const tarea = was?.tarea ?? (Number(cambio.tareaId) === INFORME.tareaId ? INFORME : RESERVAS);
      items.push(
        createImputacion({
          id: id ?? (nextId += 1),
          fecha,
          tarea,
          desde: null,
          minutos: cambio.minutos,
          observacion: cambio.observacion ?? null,
        }),
      );
    }
    return { ...emptyDay, fecha, imputaciones: items.filter((one) => one.fecha === fecha) };
  });
});
const emptyDay = {
  trabajadoMinutos: 480,
  pagadoMinutos: 0,
  asignadoMinutos: 0,
  faltaMinutos: 480,
  cierre: null,
  zona: 'Europe/Madrid',
  abierta: false,
  finPrevisto: null,
  exceso: 'rechaza' as const,
  tramos: [],
  sugerencias: [],
  version: 'v9',
};
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = async () => {
  const app = await renderApp({ api, path: '/tareas-view', now: NOW, width: 1440, perfil: createPerfil({ ModuloProyectos: true, Token }) });
  await screen.findByRole('grid', { name: 'Tareas por días' });
  return { ...app, user: userEvent.setup() };
};
const cellOf = (task: string, day: number): HTMLElement => {
  const row = screen.getByRole('rowheader', { name: task }).closest<HTMLElement>('[role="row"]');
  const cell = row && within(row).getAllByRole('gridcell')[day];
  if (!cell) throw new Error(`no cell of ${task}`);
  return cell;
};
const shown = (task: string, day: number): string | null => cellOf(task, day).textContent;
const written = (app: Awaited<ReturnType<typeof show>>) => app.requestsTo(tareas.insertarImputaciones).map(({ input }) => input);

describe('the week', () => {
  it('says what is missing, and has the sums of days, projects and tasks', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Faltan 34:50 por repartir' })).toBeDefined();
    expect(shown('Atención de reservas', 0)).toContain('2:10');
    const falta = screen.getByRole('rowheader', { name: 'Falta' }).closest<HTMLElement>('[role="row"]');
    expect(
      falta &&
        within(falta)
          .getAllByRole('gridcell')
          .map(({ textContent }) => textContent),
    ).toEqual(['3:50', '8:00', '7:00', '8:00', '8:00', '34:50']);
  });

  it('is typed into: typing begins, Enter goes down, Tab to the right, Escape gives up', async () => {
    const app = await show();
    const { user } = app;
    await user.click(cellOf('Informe mensual', 3));
    await user.keyboard('1:30{Tab}45m{Enter}');
    await waitFor(() => expect(shown('Informe mensual', 3)).toContain('1:30'));
    await waitFor(() => expect(shown('Informe mensual', 4)).toContain('0:45'));
    await waitFor(() =>
      expect(written(app)).toEqual([
        { fecha: '2026-11-26', cambios: [{ hace: 'poner', tareaId: 7, minutos: 90 }] },
        { fecha: '2026-11-27', cambios: [{ hace: 'poner', tareaId: 7, minutos: 45 }] },
      ]),
    );
    await waitFor(() => expect(document.activeElement).toBe(cellOf('Atención de reservas', 4)));
    await user.keyboard('3{Escape}');
    expect(shown('Atención de reservas', 4)).toContain('·');
    expect(written(app)).toHaveLength(2);
  });

  it('keeps the row of a task whose last time is taken away: what is typed next goes where it is typed', async () => {
    const app = await show();
    await app.user.click(cellOf('Informe mensual', 0));
    await app.user.keyboard('{Delete}{ArrowRight}{ArrowRight}2');
    await waitFor(() => expect(items.some(({ id }) => id === 3)).toBe(false));
    await waitFor(() => expect(shown('Informe mensual', 0)).toContain('·'));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(written(app)).toHaveLength(2));
    expect(written(app)[1]).toEqual({ fecha: '2026-11-25', cambios: [{ hace: 'poner', tareaId: 7, minutos: 120 }] });
    await waitFor(() => expect(shown('Informe mensual', 2)).toContain('2:00'));
  });

  it('a slash leads from its cells to the typed line', async () => {
    const app = await show();
    const line = await screen.findByRole('textbox', { name: 'Qué hiciste' });
    await app.user.click(cellOf('Informe mensual', 0));
    await app.user.keyboard('/');
    expect(document.activeElement).toBe(line);
  });

  it('a task that is looked for beside the week is not for the week, also after a search for the week was left', async () => {
    const app = await show();
    await app.user.click(screen.getByRole('button', { name: 'Otra tarea' }));
    await waitFor(() => expect(app.router.state.location.search).toMatchObject({ para: 'semana' }));
    act(() => app.router.history.back());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/tareas-view'));
    await app.user.click(await screen.findByRole('link', { name: 'Buscar' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/tareas-buscador'));
    expect(app.router.state.location.search).not.toHaveProperty('para');
  });

  it('keeps what means nothing until it is mended, and says so', async () => {
    const app = await show();
    await app.user.click(cellOf('Informe mensual', 3));
    await app.user.keyboard('1:75{Enter}');
    expect(screen.getByText('«1:75» no es una duración. Escribe 1:30, 1,5 o 90.')).toBeDefined();
    await app.user.keyboard('{Backspace}{Backspace}45{Enter}');
    await waitFor(() => expect(shown('Informe mensual', 3)).toContain('1:45'));
    expect(written(app)).toHaveLength(1);
  });

  it('takes back and does again, with the remark', async () => {
    const app = await show();
    await app.user.click(cellOf('Atención de reservas', 0));
    await app.user.keyboard('{Delete}');
    await waitFor(() => expect(shown('Atención de reservas', 0)).not.toContain('2:10'));
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(shown('Atención de reservas', 0)).toContain('2:10'));
    expect(items.find(({ fecha, tarea }) => fecha === MONDAY && tarea.tareaId === RESERVAS.tareaId)?.observacion).toBe('Llamadas');
    await app.user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(items.some(({ fecha, tarea }) => fecha === MONDAY && tarea.tareaId === RESERVAS.tareaId)).toBe(false));
  });

  it('shows a refusal at its cell; less than what is billed is not even sent, and a closed day takes nothing', async () => {
    api.handle(tareas.insertarImputaciones, () => {
      throw new FakeFailure('tareas.de-mas', { message: 'Son 60 minutos más de los que trabajaste ese día.' });
    });
    const app = await show();
    await app.user.click(cellOf('Informe mensual', 3));
    await app.user.keyboard('9{Enter}');
    await waitFor(() => expect(cellOf('Informe mensual', 3).title).toBe('Son 60 minutos más de los que trabajaste ese día.'));
    await app.user.click(cellOf('Atención de reservas', 2));
    await app.user.keyboard('30{Enter}');
    await waitFor(() => expect(cellOf('Atención de reservas', 2).title).toBe('Al menos 1:00: lo demás ya no se puede cambiar.'));
    await app.user.click(cellOf('Informe mensual', 1));
    await app.user.keyboard('30{Enter}');
    expect(written(app)).toHaveLength(1);
  });

  it('is sent where projects want it, and taken back', async () => {
    semanas = [{ lunes: MONDAY, proyecto: { id: 13, nombre: 'Informes' }, estado: null, minutos: 120, motivo: null, decididaPor: null }];
    const set = (estado: 'enviada' | null) => () => {
      semanas = semanas.map((one) => ({ ...one, estado }));
      return { semanas };
    };
    api.handle(tareas.enviarSemana, set('enviada'));
    api.handle(tareas.retirarSemana, set(null));
    const app = await show();
    await app.user.click(screen.getByRole('button', { name: 'Enviar la semana' }));
    expect(await screen.findByText('Enviada, falta que la aprueben')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Retirarla' }));
    expect(await screen.findByRole('button', { name: 'Enviar la semana' })).toBeDefined();
  });

  it('says what was copied from the week before, and says it no longer in another week', async () => {
    let answer = { copiadas: 0, omitidas: 0 };
    api.handle(tareas.copiar, () => answer);
    const app = await show();
    const copy = () => app.user.click(screen.getByRole('button', { name: 'Copiar la semana pasada' }));
    await copy();
    expect(await screen.findByText('La semana pasada no hay nada que copiar')).toBeDefined();
    answer = { copiadas: 1, omitidas: 0 };
    await copy();
    expect(await screen.findByText('1 apunte copiado')).toBeDefined();
    answer = { copiadas: 3, omitidas: 2 };
    await copy();
    expect(await screen.findByText('3 apuntes copiados, 2 sin copiar')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(screen.queryByText('3 apuntes copiados, 2 sin copiar')).toBeNull());
  });

  it('takes another task in by the search, and a month shows its days', async () => {
    items = items.filter(({ tarea }) => tarea.tareaId !== INFORME.tareaId);
    const app = await show();
    await app.user.click(screen.getByRole('button', { name: 'Otra tarea' }));
    await app.user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Informe mensual/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown('Informe mensual', 3)).toContain('·');
    await app.user.click(screen.getByRole('link', { name: 'Mes' }));
    expect(await screen.findByRole('link', { name: /lunes 23 de noviembre/ })).toBeDefined();
  });
});

describe('the week without a network', () => {
  let online: MockInstance<() => boolean>;
  const setOnline = (is: boolean): void => {
    api.offline = !is;
    online.mockReturnValue(is);
    act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));
  };
  beforeEach(() => {
    online = vi.spyOn(navigator, 'onLine', 'get');
  });

  it('what is typed waits, counts in the sums, is typed over and taken back, and is sent once', async () => {
    const app = await show();
    setOnline(false);
    await app.user.click(cellOf('Informe mensual', 3));
    await app.user.keyboard('9{Enter}');
    await waitFor(() => expect(shown('Informe mensual', 3)).toContain('sin enviar, espera red'));
    await app.user.click(cellOf('Informe mensual', 3));
    await app.user.keyboard('45{Enter}');
    await waitFor(() => expect(shown('Informe mensual', 3)).toContain('0:45'));
    await app.user.click(cellOf('Atención de reservas', 0));
    await app.user.keyboard('2{Enter}');
    await waitFor(() => expect(shown('Atención de reservas', 0)).toContain('2:00'));
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(shown('Atención de reservas', 0)).toMatch(/^2:10con observación$/));
    expect(screen.getByRole('row', { name: /^Repartido/ }).textContent).toContain('0:45');
    expect(written(app)).toEqual([]);
    setOnline(true);
    await waitFor(() => expect(shown('Informe mensual', 3)).toBe('0:45'));
    expect(written(app)).toEqual([{ fecha: dayAfter(3), cambios: [{ hace: 'poner', tareaId: 7, minutos: 45 }] }]);
    expect(items.map(({ minutos }) => minutos)).toEqual([130, 60, 120, 45]);
  });

  it('what was refused once it arrived shows in its cell and leads there from another day, until it is typed again', async () => {
    const app = await show();
    setOnline(false);
    await app.user.click(cellOf('Informe mensual', 0));
    await app.user.keyboard('9{Enter}');
    await waitFor(() => expect(shown('Informe mensual', 0)).toContain('sin enviar'));
    isRefusing = true;
    setOnline(true);
    await waitFor(() => expect(cellOf('Informe mensual', 0).title).toBe('Son 60 minutos más.'));
    expect(shown('Informe mensual', 0)).toContain('9:00');
    const line = within(await screen.findByRole('alert'));
    await app.user.click(line.getByRole('button', { name: /lun 23/i }));
    expect(await screen.findByText('Lo que esperaba no se ha apuntado (Informe mensual): Son 60 minutos más.')).toBeDefined();
    isRefusing = false;
    await app.user.click(cellOf('Informe mensual', 0));
    await app.user.keyboard('3{Enter}');
    await waitFor(() => expect(shown('Informe mensual', 0)).toBe('3:00'));
    expect(screen.queryByText(/Lo que esperaba/)).toBeNull();
  });
});
