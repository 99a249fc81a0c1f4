import { expect, test } from 'vitest';
import { asignacionDe, isOutsideContrato, hasHorario, type Asignable } from './assign.ts';

const ana: Asignable = {
  esQuiosco: false,
  alta: '2026-01-01',
  ultimoDia: null,
  asignaciones: [
    { desde: '2026-01-01', horarioId: 1, centroId: 10 },
    { desde: '2026-09-01', horarioId: 2, centroId: 20 },
  ],
};
const open = new Map<number, string>();

test('what is not given stays as it is on that day', () => {
  expect(asignacionDe(ana, { desde: '2026-03-10', horarioId: 3 }, open)).toEqual({
    asignacion: { desde: '2026-03-10', horarioId: 3, centroId: 10 },
  });
  expect(asignacionDe(ana, { desde: '2026-10-01', centroId: 30 }, open)).toEqual({
    asignacion: { desde: '2026-10-01', horarioId: 2, centroId: 30 },
  });
});

test('between the hire and the day from which a schedule counts, one is given as well, with the centre that comes first', () => {
  const hired = { ...ana, alta: '2025-10-01' };
  expect(asignacionDe(hired, { desde: '2025-10-01', horarioId: 1 }, open)).toEqual({
    asignacion: { desde: '2025-10-01', horarioId: 1, centroId: 10 },
  });
  expect(asignacionDe(hired, { desde: '2025-09-30', horarioId: 1 }, open)).toEqual({ impedimento: 'fuera-de-contrato' });
  expect(isOutsideContrato({ ...ana, alta: null }, '2025-12-31')).toBe(true);
  // A person who came back has a later hire than their first contract.
  expect(isOutsideContrato({ ...ana, alta: '2026-09-01' }, '2026-01-01')).toBe(false);
});

test('who has it anyway is left alone', () => {
  expect(asignacionDe(ana, { desde: '2026-03-10', horarioId: 1 }, open)).toBeNull();
});

test.each([
  ['before the first contract', ana, '2025-12-31'],
  ['after the last day', { ...ana, ultimoDia: '2026-06-30' }, '2026-07-01'],
  ['without any contract', { ...ana, asignaciones: [] }, '2026-03-10'],
  [
    'between two contracts',
    { ...ana, asignaciones: [...ana.asignaciones.slice(0, 1), { desde: '2026-02-01', horarioId: null, centroId: null }] },
    '2026-03-10',
  ],
])('nobody is given anything %s', (_name, persona, desde) => {
  expect(asignacionDe(persona, { desde, horarioId: 3, centroId: 10 }, open)).toEqual({ impedimento: 'fuera-de-contrato' });
});

test.each([
  ['the centre of that day', [10, '2026-03'], 'mes-cerrado'],
  ['the centre of a later assignment', [20, '2026-03'], 'mes-cerrado'],
  ['the centre that is given', [30, '2026-03'], 'mes-cerrado'],
  ['another centre', [40, '2026-03'], undefined],
  ['a month before', [10, '2026-02'], undefined],
] as const)('a closed month of %s', (_name, [centro, mes], impedimento) => {
  const result = asignacionDe(ana, { desde: '2026-03-10', horarioId: 3, centroId: 30 }, new Map([[centro, mes]]));
  expect(result && 'impedimento' in result ? result.impedimento : undefined).toBe(impedimento);
});

test('a kiosk has no contract', () => {
  const quiosco = { ...ana, esQuiosco: true };
  expect(asignacionDe(quiosco, { desde: '2026-03-10', horarioId: 3 }, open)).toEqual({ impedimento: 'quiosco' });
  expect(isOutsideContrato(quiosco, '2026-03-10')).toBe(true);
});

test('a schedule is theirs while it holds, and before it begins', () => {
  expect([1, 2, 3].map((id) => hasHorario(ana.asignaciones, id, '2026-03-10'))).toEqual([true, true, false]);
  expect([1, 2].map((id) => hasHorario(ana.asignaciones, id, '2026-09-01'))).toEqual([false, true]);
});
