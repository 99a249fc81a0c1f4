import { describe, expect, it } from 'vitest';
import { createDiaDeTareas, createImputacion } from '../testing/tasks.ts';
import { withWaiting } from './waiting.ts';

const was = createImputacion({ id: 1, categoriaId: 5, observacion: 'Llamadas' });
const dia = createDiaDeTareas({ imputaciones: [was] });
const shown = (change: { categoriaId?: number | null; observacion?: string | null }) => {
  const input = { fecha: dia.fecha, cambios: [{ hace: 'poner' as const, id: 1, tareaId: 1, minutos: 75, ...change }] };
  const waits = {
    key: 'k',
    owner: '1.7',
    made: '2026-11-27T15:12:00Z',
    mayHaveArrived: false,
    refusal: null,
    place: 1,
    body: { input, tareas: [was.tarea] },
  };
  const [entry] = withWaiting(dia, [waits]).imputaciones;
  return entry;
};

describe('a change that waits', () => {
  it('takes a category and a remark away where it says so', () => {
    expect(shown({ categoriaId: null, observacion: null })).toMatchObject({ categoriaId: null, observacion: null });
  });

  it('leaves what it says nothing about', () => {
    expect(shown({})).toMatchObject({ categoriaId: 5, observacion: 'Llamadas' });
  });
});
