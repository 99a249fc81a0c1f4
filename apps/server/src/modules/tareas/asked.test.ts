import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { createTaskCompany, type TaskCompany } from '../../testing/task-company.ts';

let world: TaskCompany;
beforeAll(async () => {
  world = await createTaskCompany({ now: '2026-03-02T07:00:00Z', personas: ['ANA', 'LUIS'] });
});
afterAll(() => world.close());

const as = async (userName = 'ADMIN') => ({ token: (await world.server.signIn(userName)).Token });
const ask = async (nombre: string, who = 'ANA') =>
  expect((await world.server.call(tareas.pedir, { nombre }, await as(who))).status).toBe(200);
const open = async () => (await world.server.call(tareas.pedidas, {}, await as())).content.items;
const mine = async (who = 'ANA') => (await world.server.call(tareas.misPedidas, {}, await as(who))).content.items;
const create = async (id: number, nombre: string, proyectoId = world.projects['Auditoría']!) =>
  world.server.call(tareas.crearPedida, { id, nombre, proyectoId }, await as());

test('what was asked for is made under another name, everybody who asked for it reads that, and nobody is asked again', async () => {
  await ask('Mudanza');
  world.server.clock.set('2026-03-03T07:00:00Z');
  await ask('MUDANZA', 'LUIS');
  const [second, first] = await open();
  expect([first, second]).toMatchObject([
    { nombre: 'Mudanza', fecha: '2026-03-02', persona: { id: world.company.personas['ANA'] } },
    { nombre: 'MUDANZA', fecha: '2026-03-03', persona: { id: world.company.personas['LUIS'] } },
  ]);
  expect(await mine()).toMatchObject([{ nombre: 'Mudanza', respuesta: null, respondidaPor: null, creada: null, motivo: null }]);
  expect((await create(first!.id, 'Traslado de archivo')).status).toBe(200);
  expect(await open()).toEqual([]);
  const found = (await world.server.call(tareas.buscador, { texto: 'traslado' }, await as('LUIS'))).content.items;
  expect(found).toMatchObject([{ nombre: 'Traslado de archivo', proyecto: { nombre: 'Auditoría' } }]);
  for (const who of ['ANA', 'LUIS'])
    expect(await mine(who)).toMatchObject([{ respuesta: 'creada', creada: 'Traslado de archivo', motivo: null }]);
  expect((await create(second!.id, 'Otra')).sobre.Error.Code).toBe('tareas.pedida-no-existe');
  const log = (await world.server.call(auditoria.listado, { accion: 'tareas.crear-pedida' }, await as())).content.items;
  expect(log).toMatchObject([{ sobre: { nombre: 'MUDANZA' } }, { sobre: { nombre: 'Mudanza' } }]);
});

test('two who miss the same on one day both read what became of it; one of them who asks twice is told so', async () => {
  await ask('Inventario');
  await ask('inventario', 'LUIS');
  const again = await world.server.call(tareas.pedir, { nombre: 'INVENTARIO' }, await as('LUIS'));
  expect(again.sobre.Error.Code).toBe('tareas.ya-pedida');
  expect((await open()).map(({ nombre }) => nombre)).toEqual(['inventario', 'Inventario']);
  const [{ id } = { id: 0 }] = await open();
  expect((await create(id, 'Inventario')).status).toBe(200);
  for (const who of ['ANA', 'LUIS']) expect((await mine(who))[0]).toMatchObject({ respuesta: 'creada', creada: 'Inventario' });
});

test('a refusal carries its word to whoever asked, and a name that a task has already leaves it open', async () => {
  await ask('Café');
  const [{ id } = { id: 0 }] = await open();
  expect((await create(id, 'informe')).sobre.Error.Code).toBe('proyectos.tarea-repetida');
  const { content: closed } = await world.server.call(proyectos.guardar, { nombre: 'Cerrado' }, await as());
  await world.server.call(proyectos.cerrar, { id: closed.id, version: closed.version }, await as());
  expect((await create(id, 'Café', closed.id)).sobre.Error.Code).toBe('proyectos.proyecto-cerrado');
  expect(await open()).toHaveLength(1);
  const refuse = async (motivo: string, who = 'ADMIN') => world.server.call(tareas.rechazarPedida, { id, motivo }, await as(who));
  expect((await refuse('')).status).toBe(422);
  expect((await refuse('No', 'ANA')).status).toBe(403);
  expect((await refuse('Eso es una pausa.')).status).toBe(200);
  expect(await open()).toEqual([]);
  expect((await mine())[0]).toMatchObject({ nombre: 'Café', respuesta: 'rechazada', motivo: 'Eso es una pausa.', creada: null });
  expect((await mine('LUIS')).map(({ nombre }) => nombre)).toEqual(['inventario', 'MUDANZA']);
});

test('of two who answer at once, one is told that it was answered', async () => {
  await ask('Archivo');
  const [{ id } = { id: 0 }] = await open();
  const both = await Promise.all([create(id, 'Archivo'), create(id, 'Archivo nuevo')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test('after a year nobody is asked any more, and after thirty days it is no longer among one’s own', async () => {
  await ask('Antigua');
  world.server.clock.set('2026-04-10T07:00:00Z');
  expect(await mine()).toEqual([]);
  expect((await open()).map(({ nombre }) => nombre)).toEqual(['Antigua']);
  world.server.clock.set('2027-03-20T07:00:00Z');
  expect(await open()).toEqual([]);
});
