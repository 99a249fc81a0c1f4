import { expect, test } from 'vitest';
import { POR_DIA, type DiaVacaciones } from '../vacaciones/index.ts';
import { recountDays } from './recuento.ts';

const [LUNES, MARTES, MIERCOLES] = ['2027-01-04', '2027-01-05', '2027-01-06'] as const;
const takes = (...cantidades: number[]) =>
  [LUNES, MARTES, MIERCOLES].map((fecha, at) => ({ fecha, cantidad: (cantidades[at] ?? 0) * POR_DIA }));
const now = (...motivos: DiaVacaciones['motivo'][]): DiaVacaciones[] =>
  [LUNES, MARTES, MIERCOLES].map((fecha, at) => {
    const motivo = motivos[at] ?? 'laborable';
    return { fecha, motivo, cantidad: motivo === 'laborable' ? POR_DIA : motivo === 'medio-dia' ? POR_DIA / 2 : 0 };
  });
const ALL = { recontados: [], isOpen: () => true };

test('a day that becomes a holiday is given back, and one that is worked after all is taken; what it took first is kept', () => {
  expect(recountDays(takes(1, 1, 1), { ...ALL, nuevos: now('laborable', 'laborable', 'festivo') })).toEqual({
    dias: takes(1, 1, 0),
    recontados: [{ fecha: MIERCOLES, antes: POR_DIA }],
  });
  expect(recountDays(takes(1, 1, 0), { ...ALL, nuevos: now() })).toEqual({
    dias: takes(1, 1, 1),
    recontados: [{ fecha: MIERCOLES, antes: 0 }],
  });
});

test('counted once more it is the same, and back to the first plan nothing remains of it', () => {
  const nuevos = now('laborable', 'laborable', 'festivo');
  const once = recountDays(takes(1, 1, 0.5), { ...ALL, nuevos });
  if (!once) throw new Error('nothing was counted');
  expect(recountDays(once.dias, { ...ALL, nuevos, recontados: once.recontados })).toBeNull();
  expect(recountDays(once.dias, { ...ALL, nuevos: now(), recontados: once.recontados })).toEqual({
    dias: takes(1, 1, 0.5),
    recontados: [],
  });
});

test('days that are over stay, and so do those of sickness, of no contract, and what counts half', () => {
  expect(recountDays(takes(1, 1, 1), { nuevos: now('festivo'), recontados: [], isOpen: (fecha) => fecha > LUNES })).toBeNull();
  expect(recountDays(takes(1, 1, 1), { ...ALL, nuevos: now('ya-ausente', 'sin-contrato', 'medio-dia') })).toBeNull();
});
