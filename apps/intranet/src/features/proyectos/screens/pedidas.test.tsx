import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proyectos } from '@jornada/contract';
import { tareas, type TareaPedidaVista } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, createProyectoEntero, createProyectoGestionado, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const asked = (id: number, nombre: string): TareaPedidaVista => ({
  id,
  nombre,
  fecha: '2026-11-25',
  persona: { id: 40 + id, nombre: `Lucía ${id}` },
});

let api: FakeApi;
let waiting: TareaPedidaVista[];
beforeEach(() => {
  waiting = [asked(1, 'Mudanza'), asked(2, 'Archivo'), asked(3, 'Feria'), asked(4, 'Café')];
  const project = createProyectoGestionado({ id: 1, nombre: 'Portal' });
  api = createApi({ proyectos, tareas });
  api.handle(proyectos.listado, () => ({ items: [project], total: 1 }));
  api.handle(proyectos.uno, () => createProyectoEntero({ id: 1, nombre: 'Portal' }));
  api.handle(proyectos.tareas, () => ({ items: [], total: 0 }));
  api.handle(tareas.pedidas, () => ({ items: waiting, total: waiting.length }));
  const answer = ({ id }: { id: number | string }) => {
    waiting = waiting.filter((one) => one.id !== id);
    return null;
  };
  api.handle(tareas.crearPedida, answer);
  api.handle(tareas.rechazarPedida, answer);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const names = () => within(screen.getByRole('list', { name: 'Tareas pedidas' })).getAllByRole('button');

it('above the projects stand those that are asked for; one is made in a project that is looked for, and disappears', async () => {
  const { requestsTo, services } = await renderIntranet({ api, path: '/proyectos' });
  expect(await screen.findByRole('heading', { name: '4 tareas pedidas' })).toBeDefined();
  expect(names()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Café/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tarea pedida' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Crear la tarea' }));
  expect(sheet.getByText('Elige en qué proyecto se crea.')).toBeDefined();
  expect(requestsTo(tareas.crearPedida)).toEqual([]);
  await userEvent.type(sheet.getByLabelText('Elegir el proyecto'), 'por');
  await userEvent.click(await sheet.findByRole('button', { name: 'Portal' }));
  await userEvent.type(sheet.getByLabelText('Nombre de la tarea'), ' de equipo');
  await userEvent.click(sheet.getByRole('button', { name: 'Crear la tarea' }));
  expect(await screen.findByRole('heading', { name: '3 tareas pedidas' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(services.notices.toast.get()?.text).toBe('Creada. Lucía 4 ya lo sabe.');
  expect(requestsTo(tareas.crearPedida).map(({ input }) => input)).toEqual([{ id: 4, nombre: 'Café de equipo', proyectoId: 1 }]);
});

it('a project takes one with one press, and a refusal needs a word', async () => {
  waiting = [asked(1, 'Mudanza'), asked(2, 'Archivo')];
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1&pestana=tareas' });
  const one = within(await screen.findByRole('region', { name: 'Portal' }));
  await userEvent.click(await one.findByRole('button', { name: /^Mudanza/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Crear la tarea' }));
  await waitFor(() =>
    expect(requestsTo(tareas.crearPedida).map(({ input }) => input)).toEqual([{ id: 1, nombre: 'Mudanza', proyectoId: 1 }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await one.findByRole('button', { name: /^Archivo/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'No crearla' }));
  await userEvent.click(sheet.getByRole('button', { name: 'No crearla' }));
  expect(requestsTo(tareas.rechazarPedida)).toEqual([]);
  await userEvent.type(sheet.getByLabelText(/^Motivo, que leerá Lucía 2/), 'Usa Portal.');
  await userEvent.click(sheet.getByRole('button', { name: 'No crearla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(tareas.rechazarPedida).map(({ input }) => input)).toEqual([{ id: 2, motivo: 'Usa Portal.' }]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Tareas pedidas' })).toBeNull());
});

it('says that somebody else was first, and shows what still waits', async () => {
  api.handle(tareas.crearPedida, () => {
    waiting = [asked(2, 'Archivo')];
    throw new FakeFailure('tareas.pedida-no-existe', { message: 'Esa tarea pedida ya tiene respuesta.' });
  });
  await renderIntranet({ api, path: '/proyectos?ver=1&pestana=tareas' });
  const one = within(await screen.findByRole('region', { name: 'Portal' }));
  await userEvent.click(await one.findByRole('button', { name: /^Mudanza/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Crear la tarea' }));
  expect(await screen.findByText('Esa tarea pedida ya tiene respuesta.')).toBeDefined();
  expect(await screen.findByRole('heading', { name: '1 tarea pedida' })).toBeDefined();
});

it('is not asked by whoever only has projects in their charge', async () => {
  const { requestsTo } = await renderIntranet({ api, perfil: createPerfil({ EsAdmin: false, AccesoResponder: true }), path: '/proyectos' });
  await screen.findByRole('list', { name: 'Proyectos' });
  expect(requestsTo(tareas.pedidas)).toEqual([]);
});
