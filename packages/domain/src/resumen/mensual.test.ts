import { expect, test } from 'vitest';
import { horasDelDia } from './mensual.ts';

const extra = { isParcial: false, pago: 0, descanso: 0, fuerzaMayor: 0, complementarias: 0 };
const none = { ordinarias: 0, complementarias: 0, extraPagadas: 0, extraDescanso: 0, extraFuerzaMayor: 0 };

test.each([
  // Worked by hand: what is known of the day, what was worked, and what the summary says.
  ['full time, beyond the plan, in the hour bank', 300, extra, { ...none, ordinarias: 300 }],
  ['full time, one hour paid', 300, { ...extra, pago: 60 }, { ...none, ordinarias: 240, extraPagadas: 60 }],
  [
    'part time, an hour beyond the plan',
    300,
    { ...extra, isParcial: true, complementarias: 60 },
    { ...none, ordinarias: 240, complementarias: 60 },
  ],
  ['part time, less than planned', 200, { ...extra, isParcial: true }, { ...none, ordinarias: 200 }],
  [
    'part time, half an hour of force majeure of one hour beyond',
    300,
    { ...extra, isParcial: true, fuerzaMayor: 30, complementarias: 30 },
    { ...none, ordinarias: 240, complementarias: 30, extraFuerzaMayor: 30 },
  ],
  ['more than worked', 50, { ...extra, pago: 60, descanso: 30 }, { ...none, extraPagadas: 50 }],
])('%s', (_name, trabajado, of, hours) => {
  const found = horasDelDia(trabajado, of);
  expect(found).toEqual(hours);
  expect(Object.values(found).reduce((sum, minutes) => sum + minutes, 0)).toBe(trabajado);
});
