import { expect, test } from 'vitest';
import { necesita, pedidoRelleno, rellenable, turnoRellenable } from '@jornada/domain/testing/relleno.ts';
import { fechas } from '@jornada/domain/testing/vividos.ts';
import type { PedidoRelleno } from '@jornada/domain/turnos/relleno/modelo.ts';
import { fillPlan } from './fill.ts';

const few = (): PedidoRelleno => {
  const dias = fechas('2026-06-01', 7);
  const personas = [1, 2, 3].map((id) => rellenable(id, { seguidos: { minimo: null, maximo: 5 } }));
  return pedidoRelleno({ dias, personas, necesidades: necesita(dias, { M: 1, T: 1, N: 1 }) });
};
/** So many people that a solver would go on for hours. */
const many = (people = 18): PedidoRelleno => {
  const dias = fechas('2026-06-01', 21);
  const rules = { seguidos: { minimo: 2, maximo: 5 }, libres: 2, fines: 2, minutos: { minimo: null, maximo: 7200 } };
  const personas = Array.from({ length: people }, (_, id) => rellenable(id, rules));
  return pedidoRelleno({ dias, personas, necesidades: necesita(dias, { M: 5, T: 4, N: 4 }) });
};

test('a plan is made in a thread, with its cost, its bound and what it could not meet', async () => {
  const better: number[] = [];
  const made = await fillPlan(few(), { segundos: 60, onBetter: ({ coste }) => better.push(coste.total) });
  // Three people work six days each, for nobody works six in a row, and there are twenty-one shifts.
  expect(made).toMatchObject({ isOptima: true, roturas: [], coste: { falta: 300, total: 300 }, cota: 300 });
  expect(made?.abiertas?.reduce((sum, { faltan }) => sum + faltan, 0)).toBe(3);
  expect(better.at(-1)).toBe(300);
  expect(better).toEqual(better.toSorted((a, b) => b - a));
});

test('a plan that is stopped is the best one so far, and the server goes on meanwhile', async () => {
  const gone = new AbortController();
  let turns = 0;
  const beat = setInterval(() => (turns += 1), 5);
  const made = await fillPlan(many(), { segundos: 24, gone: gone.signal, onBetter: () => gone.abort() });
  clearInterval(beat);
  expect(made?.plan).toHaveLength(18);
  expect(made?.isOptima).toBe(false);
  expect(turns).toBeGreaterThan(5);
});

test('who asks for no time and has no plan yet gets none', async () => {
  expect(await fillPlan(many(), { segundos: 0 })).toBeNull();
});

test('a thread that fails says so, and the next plan has another one', async () => {
  const broken = pedidoRelleno({ personas: [rellenable(1)], turnos: [turnoRellenable('X', 'never', '14:00')] });
  await expect(fillPlan(broken, { segundos: 10 })).rejects.toMatchObject({ motivo: 'fallo' });
  expect(await fillPlan(few(), { segundos: 60 })).toMatchObject({ isOptima: true });
});

test('whoever cannot hear of a better plan is told so, and the server stands', async () => {
  const onBetter = (): void => {
    throw new Error('nobody listens');
  };
  await expect(fillPlan(few(), { segundos: 60, onBetter })).rejects.toThrow('nobody listens');
  expect(await fillPlan(few(), { segundos: 60 })).toMatchObject({ isOptima: true });
});

test('a plan that takes too much memory is refused as such, and harms nobody else', async () => {
  // So many that already the first week does not fit, however slow the machine is.
  await expect(fillPlan(many(200), { segundos: 60, memoria: 17 })).rejects.toMatchObject({ motivo: 'memoria' });
  expect(await fillPlan(few(), { segundos: 60 })).toMatchObject({ isOptima: true });
});

test('so many may wait, and no more', async () => {
  const gone = new AbortController();
  const waiting = Array.from({ length: 9 }, () => fillPlan(few(), { segundos: 60, gone: gone.signal }));
  await expect(fillPlan(few(), { segundos: 60 })).rejects.toThrow('too many wait');
  gone.abort();
  await Promise.all(waiting);
});
