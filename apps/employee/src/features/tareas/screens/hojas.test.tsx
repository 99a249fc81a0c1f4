import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tareas, type DiaDeTareasVista, type MiTareaPedida } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { serveDay } from '../testing/day-server.ts';
import { createImputacion, createTarea } from '../testing/tasks.ts';

const RESERVAS = createTarea({ anclada: true });
const MENSUAL = createTarea({ tareaId: 7, nombre: 'Informe mensual', cliente: { id: 22, nombre: 'Acme Ibérica' } });
const ALL = [RESERVAS, MENSUAL];
const DAY: Partial<DiaDeTareasVista> = {
  imputaciones: [createImputacion({ id: 1, tarea: RESERVAS, desde: '2026-11-27T07:02:00Z', minutos: 75, observacion: 'Teléfono' })],
};

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = (path: string) => renderApp({ api, path, now: '2026-11-27T15:12:00Z', perfil: createPerfil({ ModuloProyectos: true }) });
const sent = (app: Awaited<ReturnType<typeof show>>) => app.requestsTo(tareas.insertarImputaciones).map(({ input }) => input);

describe('the form', () => {
  it('opens from a row, and changes hours, category, remark and whether it is billable', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show('/tareas-view');
    await userEvent.click(await screen.findByRole('button', { name: /^8:02 1 Atención de reservas/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apunte' }));
    const until = dialog.getByRole('textbox', { name: 'Hasta' });
    await userEvent.clear(until);
    await userEvent.type(until, '10:00');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Categoría' }), 'Desarrollo');
    const remark = dialog.getByRole('textbox', { name: /^Observación/ });
    await userEvent.clear(remark);
    await userEvent.type(remark, 'Correo');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Facturable' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)).toMatchObject([
      {
        cambios: [
          {
            id: 1,
            tareaId: 1,
            desde: '2026-11-27T07:02:00Z',
            minutos: 118,
            categoriaId: 5,
            observacion: 'Correo',
            facturable: false,
          },
        ],
      },
    ]);
  });

  it('asks for the task first, understands lengths, and refuses what is none', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show('/tareas-form?fecha=2026-11-27');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo apunte' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Informe mensual/ }));
    const length = dialog.getByRole('textbox', { name: 'Duración' });
    expect(length).toHaveProperty('value', '5:17');
    await userEvent.clear(length);
    await userEvent.type(length, 'mucho');
    expect(dialog.getByText('Eso no es una duración')).toBeDefined();
    await userEvent.clear(length);
    await userEvent.type(length, '1,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Apuntar 1:30 a Informe mensual' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)).toMatchObject([{ cambios: [{ tareaId: 7, desde: null, minutos: 90, facturable: true }] }]);
  });

  it('begins with the task that the address names, as soon as it is known', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const last = Promise.withResolvers<{ items: typeof ALL }>();
    api.handle(tareas.ultimas, () => last.promise);
    await show('/tareas-form?fecha=2026-11-27&tarea=7');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo apunte' }));
    expect(await dialog.findByRole('searchbox')).toBeDefined();
    last.resolve({ items: ALL });
    expect(await dialog.findByRole('button', { name: 'Tarea: Informe mensual' })).toBeDefined();
    expect(dialog.queryByRole('searchbox')).toBeNull();
  });

  it('stays open with the reason where the server refuses it', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    api.handle(tareas.insertarImputaciones, () => {
      throw new FakeFailure('registros.mes-cerrado');
    });
    await show('/tareas-form?fecha=2026-11-27&id=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Apunte' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });

  it('takes an entry away, shows why another one stays, and says when one is gone', async () => {
    const server = serveDay(api, {
      dia: { imputaciones: [...(DAY.imputaciones ?? []), createImputacion({ id: 2, fija: 'semana-enviada' })] },
      tareas: ALL,
    });
    await show('/tareas-form?fecha=2026-11-27&id=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(server.imputaciones().map(({ id }) => id)).toEqual([2]));
    cleanup();
    await show('/tareas-form?fecha=2026-11-27&id=2');
    const dialog = within(await screen.findByRole('dialog', { name: 'Apunte' }));
    expect(await dialog.findByText('semana enviada')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Guardar' })).toBeNull();
    cleanup();
    await show('/tareas-form?fecha=2026-11-27&id=99');
    expect(await screen.findByText('Este apunte ya no está')).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Apunte' })).toBeDefined();
  });

  it('has only the reason where a new entry cannot be written', async () => {
    serveDay(api, { dia: { ...DAY, imputaciones: [], cierre: 'sin-fichar' }, tareas: ALL });
    await show('/tareas-form?fecha=2026-11-27');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo apunte' }));
    expect(await dialog.findByText('Ese día no hay nada fichado.')).toBeDefined();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });
});

describe('the search', () => {
  it('has what is at hand first, says what was only alike, and gives all that is left with one tap', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show('/tareas-buscador?fecha=2026-11-27');
    const dialog = within(await screen.findByRole('dialog', { name: 'Buscar una tarea' }));
    expect(await dialog.findByRole('list', { name: 'A mano' })).toBeDefined();
    await userEvent.type(dialog.getByRole('searchbox'), 'infrome');
    expect(await dialog.findByText('1 de 20.418 tareas, parecidas a «infrome»')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: /^Informe mensual/ }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/tareas-view'));
    expect(sent(app)).toMatchObject([{ cambios: [{ tareaId: 7, minutos: 317 }] }]);
    expect(await screen.findByRole('heading', { name: 'Todo repartido' })).toBeDefined();
  });

  it('keeps a task at hand, or no longer', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show('/tareas-buscador?fecha=2026-11-27');
    await userEvent.click(await screen.findByRole('button', { name: 'Fijar Informe mensual' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dejar de fijar Atención de reservas' }));
    await waitFor(() =>
      expect(app.requestsTo(tareas.anclarTarea).map(({ input }) => input)).toEqual([
        { tareaId: 7, anclada: true },
        { tareaId: 1, anclada: false },
      ]),
    );
  });

  it('offers to ask for what nobody found', async () => {
    serveDay(api, { dia: DAY, tareas: ALL });
    const app = await show('/tareas-buscador?fecha=2026-11-27&texto=jardín');
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir que la creen' }));
    expect(await screen.findByText('Pedida: quien lleva los proyectos ya lo sabe.')).toBeDefined();
    expect(app.requestsTo(tareas.pedir).map(({ input }) => input)).toEqual([{ nombre: 'jardín' }]);
  });
});

it('the search shows what was asked for, with the answer of whoever manages projects', async () => {
  serveDay(api, { dia: DAY, tareas: ALL });
  const asked: Omit<MiTareaPedida, 'id' | 'nombre'> = {
    fecha: '2026-11-25',
    respondidaPor: null,
    creada: null,
    motivo: null,
    respuesta: null,
  };
  const items: MiTareaPedida[] = [
    { ...asked, id: 3, nombre: 'Mudanza' },
    { ...asked, id: 2, nombre: 'Café', respuesta: 'rechazada', respondidaPor: 'Jefa Mayor', motivo: 'Eso es una pausa.' },
    { ...asked, id: 1, nombre: 'Archivo', respuesta: 'creada', respondidaPor: 'Jefa Mayor', creada: 'Traslado de archivo' },
  ];
  api.handle(tareas.misPedidas, () => ({ items }));
  await show('/tareas-buscador');
  const rows = within(await screen.findByRole('list', { name: 'Lo que pediste' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mudanzapedida el 25 nov 2026, sin respuesta todavía$/),
    'CaféJefa Mayor: «Eso es una pausa.»',
    'Archivocreada como «Traslado de archivo»',
  ]);
});
