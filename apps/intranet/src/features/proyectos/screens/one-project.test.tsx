import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas, proyectos } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, createProyectoEntero, createTareaGestionada, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

type Tarea = SalidaDe<typeof proyectos.guardarTarea>;

let api: FakeApi;
let project: SalidaDe<typeof proyectos.uno>;
let tasks: Tarea[];
beforeEach(() => {
  project = createProyectoEntero({ nombre: 'Portal', version: 4 });
  tasks = [];
  api = createApi({ proyectos, personas, tareas });
  api.handle(tareas.pedidas, () => ({ items: [], total: 0 }));
  api.handle(proyectos.listado, () => ({ items: [], total: 0 }));
  api.handle(proyectos.uno, () => project);
  api.handle(proyectos.clientes, () => ({ items: [], total: 0 }));
  api.handle(proyectos.categorias, () => ({ items: [{ id: 5, nombre: 'Diseño', abierto: true, version: 1 }] }));
  api.handle(proyectos.tareas, ({ texto = '' }) => {
    const items = tasks.filter(({ nombre }) => nombre.includes(texto));
    return { items, total: items.length };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('opens one from its address alone, with what was spent of its hours', async () => {
  project = { ...project, presupuestoMinutos: 72_000, gastadoMinutos: 53_925 };
  await renderIntranet({ api, path: '/proyectos?ver=1' });
  const one = within(await screen.findByRole('region', { name: 'Portal' }));
  expect(await one.findByText(/^898:45 de 1200:00/)).toBeDefined();
  expect(one.getByText(/^Quedan 301:15/)).toBeDefined();
});

it('says how many hours are too many', async () => {
  project = { ...project, presupuestoMinutos: 60, gastadoMinutos: 90 };
  await renderIntranet({ api, path: '/proyectos?ver=1' });
  expect(await screen.findByText(/^0:30.* de más$/)).toBeDefined();
});

it('saves a budget as it is typed, and refuses what are no hours', async () => {
  api.handle(proyectos.guardar, ({ presupuestoMinutos = null }) => {
    project = { ...project, presupuestoMinutos, version: 5 };
    return project;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1' });
  const hours = await screen.findByLabelText('Horas de presupuesto');
  await userEvent.type(hours, 'muchas');
  await press('Guardar');
  expect(await screen.findByText('Escribe las horas así: 120 o 7:30.')).toBeDefined();
  expect(requestsTo(proyectos.guardar)).toEqual([]);
  await userEvent.clear(hours);
  await userEvent.type(hours, '7:30');
  await press('Guardar');
  await waitFor(() => expect(requestsTo(proyectos.guardar)).toHaveLength(1));
  expect(requestsTo(proyectos.guardar)[0]?.input).toMatchObject({ id: 1, version: 4, presupuestoMinutos: 450 });
});

it('locks up to a day, and opens again', async () => {
  api.handle(proyectos.bloquear, ({ hasta }) => {
    project = { ...project, bloqueadoHasta: hasta, version: project.version + 1 };
    return project;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1' });
  await press('Bloquear');
  expect(await screen.findByText('Di hasta qué día.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Bloquear hasta'), '30/09/2026');
  await press('Bloquear');
  expect(await screen.findByText(/^Bloqueado hasta el 30 sept? 2026$/)).toBeDefined();
  await press('Abrir otra vez');
  await waitFor(() => expect(screen.queryByText(/^Bloqueado hasta el/)).toBeNull());
  expect(requestsTo(proyectos.bloquear).map(({ input }) => input)).toEqual([
    { id: 1, version: 4, hasta: '2026-09-30' },
    { id: 1, version: 5, hasta: null },
  ]);
});

it('is for those who are named instead of everybody: somebody is added, and taken away', async () => {
  api.handle(proyectos.guardar, ({ paraTodos = true }) => (project = { ...project, paraTodos }));
  api.handle(proyectos.miembros, ({ poner = [], quitar = [] }) => {
    const added = poner.map((id) => ({ id, nombre: 'Lucía Martín' }));
    return (project = { ...project, miembros: [...project.miembros, ...added].filter(({ id }) => !quitar.includes(id)) });
  });
  api.handle(personas.buscar, () => ({ items: [{ id: 9, nombre: 'Lucía Martín' }] }));
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1&pestana=gente' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Para todos' }));
  expect(await screen.findByText(/^Todavía nadie:/)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Añadir a una persona'), 'lu');
  await press('Lucía Martín');
  await press('Quitar a Lucía Martín');
  expect(await screen.findByText(/^Todavía nadie:/)).toBeDefined();
  expect(requestsTo(proyectos.miembros).map(({ input }) => input)).toEqual([
    { id: 1, poner: [9] },
    { id: 1, quitar: [9] },
  ]);
});

it('makes a task with its kind and hours, and says which name is taken', async () => {
  api.handle(proyectos.guardarTarea, ({ nombre, presupuestoMinutos = null }) => {
    if (nombre === 'Actas') throw new FakeFailure('proyectos.tarea-repetida');
    const made = createTareaGestionada({ nombre, presupuestoMinutos, categoria: { id: 5, nombre: 'Diseño' }, facturable: false });
    tasks = [made];
    return made;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1&pestana=tareas' });
  expect(await screen.findByText('Ninguna tarea')).toBeDefined();
  await press('Nueva tarea');
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(await sheet.findByLabelText('Nombre de la tarea'), 'Actas');
  await userEvent.selectOptions(sheet.getByLabelText('Categoría'), 'Diseño');
  await userEvent.selectOptions(sheet.getByLabelText('Se factura'), 'No se factura');
  await userEvent.type(sheet.getByLabelText('Horas de presupuesto'), '40');
  await userEvent.click(sheet.getByRole('button', { name: 'Crear la tarea' }));
  await waitFor(() => expect(sheet.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  await userEvent.type(sheet.getByLabelText('Nombre de la tarea'), ' y notas');
  await userEvent.click(sheet.getByRole('button', { name: 'Crear la tarea' }));
  expect(await screen.findByText('Diseño · No se factura')).toBeDefined();
  expect(requestsTo(proyectos.guardarTarea).at(-1)?.input).toEqual({
    proyectoId: 1,
    nombre: 'Actas y notas',
    categoriaId: 5,
    facturable: false,
    presupuestoMinutos: 2400,
  });
});

it('a task that somebody else saved meanwhile shows as it is now, and can then be saved', async () => {
  const before = createTareaGestionada({ nombre: 'Actas' });
  tasks = [before];
  api.handle(proyectos.guardarTarea, ({ version = 0, nombre }) => {
    if (version === before.version) {
      tasks = [{ ...before, nombre: 'Suya', version: before.version + 1 }];
      throw new FakeFailure('general.cambiado-entretanto', { message: 'Otra persona la ha cambiado.' });
    }
    const saved = { ...before, nombre, version: version + 1 };
    tasks = [saved];
    return saved;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1&pestana=tareas' });
  await userEvent.click(await screen.findByRole('button', { name: /^Actas/ }));
  const sheet = within(await screen.findByRole('dialog'));
  const name = await sheet.findByLabelText<HTMLInputElement>('Nombre de la tarea');
  await userEvent.type(name, ' mía');
  await userEvent.click(sheet.getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Ver cómo ha quedado' }));
  await waitFor(() => expect(name.value).toBe('Suya'));
  await userEvent.type(name, ' y mía');
  await userEvent.click(sheet.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(proyectos.guardarTarea).at(-1)?.input).toMatchObject({ nombre: 'Suya y mía', version: before.version + 1 });
});

it('makes several tasks from pasted lines, and says which were there already', async () => {
  api.handle(proyectos.crearTareas, ({ nombres }) => ({ creadas: nombres.length - 1, repetidas: 1 }));
  const { services, requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1&pestana=tareas' });
  await press('Pegar varias');
  const lines = await screen.findByLabelText('Una tarea por línea');
  await press('Crear 0 tareas');
  expect(await screen.findByText('Escribe o pega al menos una línea.')).toBeDefined();
  await userEvent.click(lines);
  await userEvent.paste('Montaje\nPruebas\n\nMontaje');
  await press('Crear 2 tareas');
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Creadas: 1. Ya estaban: 1.'));
  expect(requestsTo(proyectos.crearTareas).map(({ input }) => input)).toEqual([{ proyectoId: 1, nombres: ['Montaje', 'Pruebas'] }]);
});

it('shows whoever has it in their charge what it is, and lets them lock it only', async () => {
  const perfil = createPerfil({ EsAdmin: false, AccesoResponder: true });
  await renderIntranet({ api, perfil, path: '/proyectos?ver=1' });
  expect(await screen.findByRole('button', { name: 'Bloquear' })).toBeDefined();
  expect(screen.queryByLabelText('Nombre')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cerrar el proyecto' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Nuevo proyecto' })).toBeNull();
});
