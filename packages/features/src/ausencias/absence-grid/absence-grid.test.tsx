import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';
import { stretchesOf } from './stretches.ts';

test('absences that meet on a day stand in lines of their own, others share one', () => {
  expect(lanesOf([])).toEqual({ lanes: [], count: 1 });
  const spans = [
    { from: 4, to: 6 },
    { from: -3, to: 2 },
    { from: 2, to: 4 },
    { from: 7, to: 40 },
  ];
  expect(lanesOf(spans)).toEqual({ lanes: [0, 0, 1, 0], count: 2 });
});

test('days of the same plan are one stretch; free days are none, holidays each their own', () => {
  expect(stretchesOf(['laborable', 'laborable', 'libre', 'festivo', 'festivo', 'laborable', 'sin-contrato'])).toEqual([
    { from: 0, to: 1, plan: 'laborable' },
    { from: 3, to: 3, plan: 'festivo' },
    { from: 4, to: 4, plan: 'festivo' },
    { from: 5, to: 5, plan: 'laborable' },
    { from: 6, to: 6, plan: 'sin-contrato' },
  ]);
});
