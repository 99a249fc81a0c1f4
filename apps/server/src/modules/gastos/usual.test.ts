import { afterAll, beforeAll, expect, test } from 'vitest';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { createTestExpenses, type TestExpenses } from '../../testing/test-expenses.ts';

let world: TestExpenses;
beforeAll(async () => {
  world = await createTestExpenses();
});
afterAll(() => world.close());

test('what is usual: the own drives there and back, the own countries, and no country in which few of the company were', async () => {
  const [ana, luis] = [await world.as('ANA'), await world.as('LUIS')];
  const drive = { clase: 'kilometros', vehiculo: 'coche', origen: 'Cuenca', destino: 'Teruel', motivo: 'Visita' } as const;
  const sent = await luis.send({ ...drive, dia: '2026-11-10', kmDecimas: 3000, idaYVuelta: true });
  expect(sent.content.campos).toMatchObject({ kmDecimas: 3000, idaYVuelta: true });
  await luis.send({ ...drive, dia: '2026-11-11', kmDecimas: 1500 });
  expect((await luis.ticket({ dia: '2026-11-12', pais: 'PT', comercio: 'Adega', lineas: [] })).status).toBe(200);
  const usual = async (who: typeof ana) => (await world.server.call(gastos.usuales, {}, { token: who.token })).content;
  const { trayectos, paises } = await usual(luis);
  expect(trayectos.slice(0, 2)).toEqual([
    { origen: 'Cuenca', destino: 'Teruel', vehiculo: 'coche', kmDecimas: 1500, idaYVuelta: false },
    { origen: 'Cuenca', destino: 'Teruel', vehiculo: 'coche', kmDecimas: 3000, idaYVuelta: true },
  ]);
  expect(paises).toContain('PT');
  const others = await usual(ana);
  expect(others.trayectos.map(({ origen }) => origen)).not.toContain('Cuenca');
  expect(others.paises).not.toContain('PT');
});
