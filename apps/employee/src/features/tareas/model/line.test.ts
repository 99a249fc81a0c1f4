import { expect, it } from 'vitest';
import { minutosDe } from '@jornada/domain/tareas/huecos.ts';
import { readLinea } from '@jornada/domain/tareas/linea.ts';
import { createDiaDeTareas, createImputacion, createTarea } from '../testing/tasks.ts';
import { partsOfDay } from './day.ts';
import { findAtHand, minuteOfWall, planOfLine } from './line.ts';

const planOf = (typed: string, imputaciones: Parameters<typeof createDiaDeTareas>[0] = {}) => {
  const dia = createDiaDeTareas(imputaciones);
  return planOfLine(readLinea(typed), dia, partsOfDay(dia));
};

it('without a length is all that is left, and no more than that without saying so', () => {
  expect(planOf('informe')).toMatchObject({ minutos: 392, demas: 0, conHoras: false });
  expect(planOf('7h informe')).toMatchObject({ minutos: 420, demas: 28 });
});

it('hours are without the pauses in them', () => {
  const plan = planOf('9-15 informe');
  expect(plan.minutos).toBe(360 - 18 - 80);
  expect(minutosDe(plan.trechos)).toBe(plan.minutos);
});

it('what the clock gave gives way; what a person wrote does not', () => {
  const clock = createImputacion({ id: null, origen: 'reloj', desde: '2026-11-27T07:02:00Z', minutos: 148 });
  const full = { imputaciones: [clock], asignadoMinutos: 410, faltaMinutos: 0 };
  expect(planOf('9-10 informe', full)).toMatchObject({ solapa: false, demas: 0 });
  expect(planOf('9-10 informe', { imputaciones: [{ ...clock, id: 3, origen: 'persona' }] })).toMatchObject({ solapa: true });
});

it('an hour after midnight is one of the night shift', () => {
  const begin = minuteOfWall('2026-11-27', 'Europe/Madrid', '22:00', 0);
  expect(minuteOfWall('2026-11-27', 'Europe/Madrid', '01:30', begin) - begin).toBe(210);
  expect(minuteOfWall('2026-11-27', 'Europe/Madrid', '21:30', begin) - begin).toBe(-30);
});

it('finds what is at hand by all of its words, without accents', () => {
  const all = [createTarea(), createTarea({ tareaId: 2, nombre: 'Cierre', cliente: null })];
  expect(findAtHand('atencion AZUL', all).map(({ tareaId }) => tareaId)).toEqual([1]);
  expect(findAtHand('portal', all)).toHaveLength(2);
  expect(findAtHand('jardín', all)).toEqual([]);
});
