import { expect, it } from 'vitest';
import { createDiaDeTareas, createImputacion } from '../testing/tasks.ts';
import { partsOfDay } from './day.ts';
import { changesOfForm, planOfForm, startOfForm } from './form.ts';

it('an entry in the hour that comes twice keeps its place while nobody touches its hours', () => {
  const was = createImputacion({ id: 1, fecha: '2026-10-25', desde: '2026-10-25T01:10:00Z', minutos: 35 });
  const dia = createDiaDeTareas({
    fecha: '2026-10-25',
    tramos: [{ desde: '2026-10-24T22:00:00Z', hasta: '2026-10-25T05:00:00Z', clase: 'trabajo', pagada: true, nombre: null }],
    imputaciones: [was],
  });
  const parts = partsOfDay(dia);
  const values = { ...startOfForm(dia, parts, was, null), observacion: 'Correo' };
  expect(values).toMatchObject({ modo: 'horas', desde: '02:10', hasta: '02:45' });
  const plan = planOfForm(values, dia, parts, was);
  expect(plan && changesOfForm(values, plan, was)).toMatchObject([
    { id: 1, desde: '2026-10-25T01:10:00Z', minutos: 35, observacion: 'Correo' },
  ]);
});
