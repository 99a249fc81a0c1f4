import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClocking, type TestClocking } from '../../../testing/test-clocking.ts';

// The server's clock was ahead for a while, and was set right.

const NOW = '2026-03-10T08:00:00Z';
let clocking: TestClocking;
beforeAll(async () => {
  clocking = await createTestClocking(NOW);
});
afterAll(() => clocking.close());

const AHEAD = [
  ['five hours', '2026-03-10T13:00:00Z'],
  ['a day', '2026-03-11T08:00:00Z'],
  ['two days', '2026-03-12T09:30:00Z'],
  ['five days', '2026-03-15T08:00:00Z'],
  ['forty days', '2026-04-19T08:00:00Z'],
] as const;

test.each(AHEAD)('people who clocked in while it was %s ahead clock on as soon as it is right', async (_, ahead) => {
  const { tipos } = clocking.company;
  const one = await clocking.someone();
  await one.at(ahead);
  expect((await one.fichar(tipos.entrada)).status).toBe(200);
  await one.at(NOW);
  const before = await one.hoy();
  expect(before).toMatchObject({ fecha: '2026-03-10', situacion: 'fuera' });
  expect(before.acciones).toContain(tipos.entrada);
  const entered = await one.fichar(tipos.entrada);
  expect([entered.status, entered.sobre.Error.Code]).toEqual([200, '']);
  expect(entered.content).toMatchObject({ registro: { fecha: '2026-03-10', momento: NOW }, hoy: { situacion: 'trabajando' } });
  await one.at('2026-03-10T10:00:00Z');
  expect((await one.fichar(tipos.cafe)).content.hoy).toMatchObject({ fecha: '2026-03-10' });
  await one.at('2026-03-10T10:15:00Z');
  expect((await one.fichar(tipos.volverCafe)).status).toBe(200);
  await one.at('2026-03-10T16:00:00Z');
  expect((await one.fichar(tipos.salida)).content.hoy.situacion).toBe('terminada');
});

test('those who were in and clocked out while it was ahead clock in again, also on the day that comes', async () => {
  const { tipos } = clocking.company;
  const one = await clocking.someone();
  await one.at('2026-03-12T10:00:00Z');
  await one.fichar(tipos.entrada);
  await one.at('2026-03-12T10:30:00Z');
  await one.fichar(tipos.salida);
  const enter = async (day: string) => {
    await one.at(`${day}T07:00:00Z`);
    const entered = await one.fichar(tipos.entrada);
    expect([day, entered.status, entered.content?.registro.fecha]).toEqual([day, 200, day]);
    return entered.content;
  };
  for (const day of ['2026-03-10', '2026-03-11']) {
    await enter(day);
    await one.at(`${day}T09:00:00Z`);
    expect([day, (await one.fichar(tipos.salida)).status]).toEqual([day, 200]);
  }
  // On that day what was clocked ahead is there already: it is for both sides to put right.
  expect((await enter('2026-03-12')).hoy.incidencias).toContain('orden');
});
