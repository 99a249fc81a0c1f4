import { afterAll, beforeAll, expect, test } from 'vitest';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { createTestExpenses, type TestExpenses } from '../../testing/test-expenses.ts';

let world: TestExpenses;
beforeAll(async () => {
  world = await createTestExpenses();
});
afterAll(() => world.close());

test('a project of others is neither offered nor accepted, and one that was chosen before is kept', async () => {
  const { server, empresa } = world;
  const ana = await world.as('ANA');
  const admin = await world.as('ADMIN');
  const project = (await server.call(proyectos.guardar, { nombre: 'Faro', paraTodos: false }, admin)).content;
  const members = (input: object) => server.call(proyectos.miembros, { id: project.id, ...input }, admin);
  const offered = async () => (await server.call(gastos.proyectos, {}, ana)).content.items.map(({ nombre }) => nombre);
  const proyecto = project.id;
  expect(await offered()).toEqual(['Muelle']);
  const code = async (dia: string) => (await ana.ticket({ proyecto, dia })).sobre.Error.Code;
  expect(await code('2026-11-06')).toBe('gastos.proyecto-no-valido');
  await members({ poner: [empresa.personas['ANA']] });
  expect(await offered()).toEqual(['Faro', 'Muelle']);
  const { content } = await ana.ticket({ proyecto, dia: '2026-11-06' });
  expect(content.proyecto?.nombre).toBe('Faro');
  await members({ quitar: [empresa.personas['ANA']] });
  const again = { id: content.id, version: content.version, proyecto, dia: '2026-11-07' };
  expect((await ana.ticket({ ...again, ficheros: content.ficheros.map(({ id }) => id) })).content).toMatchObject({
    proyecto: { nombre: 'Faro' },
  });
  expect(await code('2026-11-08')).toBe('gastos.proyecto-no-valido');
});
