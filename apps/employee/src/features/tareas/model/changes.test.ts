import { describe, expect, it } from 'vitest';
import type { ImputacionVista } from '@jornada/contract/tareas/calls.ts';
import { minutoDe } from '@jornada/domain/tareas/huecos.ts';
import { createDiaDeTareas, createImputacion, createTarea } from '../testing/tasks.ts';
import { joinEntries, middleOf, moveEdges, reverseOf, splitEntry } from './changes.ts';
import { partsOfDay } from './day.ts';

const INFORME = createTarea({ tareaId: 7, nombre: 'Informe mensual' });
const entry = (id: number, change: Partial<ImputacionVista> = {}) => createImputacion({ id, tarea: INFORME, ...change });
const sumOf = (cambios: readonly object[]): number => cambios.reduce((sum, one) => sum + ('minutos' in one ? Number(one.minutos) : 0), 0);

describe('taking back', () => {
  it('removes what came, brings what went, and changes the rest to how it was', () => {
    const before = { imputaciones: [entry(1, { minutos: 30 }), entry(2, { minutos: 60 }), entry(3)] };
    const after = { imputaciones: [entry(1, { minutos: 45 }), entry(3), entry(4)] };
    expect(reverseOf(before, after)).toMatchObject([
      { hace: 'quitar', id: 4 },
      { hace: 'poner', id: 1, minutos: 30 },
      { hace: 'poner', tareaId: 7, minutos: 60 },
    ]);
  });

  it('leaves alone what only the clock has', () => {
    const clock = createImputacion({ id: null, origen: 'reloj' });
    expect(reverseOf({ imputaciones: [clock] }, { imputaciones: [] })).toEqual([]);
    expect(reverseOf({ imputaciones: [] }, { imputaciones: [clock] })).toEqual([]);
  });
});

describe('splitting and joining keep minutes', () => {
  it.each([2, 7, 11, 60, 75, 601])('an entry of %i minutes', (minutos) => {
    const one = entry(1, { minutos });
    const first = middleOf(one);
    expect(sumOf(splitEntry(one, first))).toBe(minutos);
    const [a, b] = [entry(1, { minutos: first }), entry(2, { minutos: minutos - first })];
    expect(joinEntries(a, b)).toMatchObject([
      { hace: 'quitar', id: 2 },
      { id: 1, minutos },
    ]);
  });

  it('the second part of an entry with an hour begins where the first ends', () => {
    const one = entry(1, { desde: '2026-11-27T07:00:00Z', minutos: 60 });
    expect(splitEntry(one, 20)).toMatchObject([
      { id: 1, desde: '2026-11-27T07:00:00Z', minutos: 20 },
      { desde: '2026-11-27T07:20:00Z', minutos: 40 },
    ]);
  });

  it('two that follow each other keep the hour; others are only as long', () => {
    const a = entry(1, { desde: '2026-11-27T07:00:00Z', minutos: 60 });
    const b = entry(2, { desde: '2026-11-27T08:00:00Z', minutos: 30, observacion: 'Cierre' });
    expect(joinEntries(b, a)).toMatchObject([{ id: 1 }, { id: 2, desde: '2026-11-27T07:00:00Z', minutos: 90, observacion: 'Cierre' }]);
    expect(joinEntries(a, entry(3, { desde: '2026-11-27T12:00:00Z' }))).toMatchObject([{ id: 3 }, { id: 1, desde: null }]);
  });

  it('not those of another task, nor those that stay as they are, nor into nothing', () => {
    expect(joinEntries(entry(1), createImputacion({ id: 2 }))).toEqual([]);
    expect(joinEntries(entry(1), entry(2, { fija: 'facturada' }))).toEqual([]);
    expect(splitEntry(entry(1, { minutos: 30 }), 30)).toEqual([]);
  });
});

it('an entry without an hour that only ends later stays without one', () => {
  const parts = partsOfDay(createDiaDeTareas({ imputaciones: [entry(1, { minutos: 30 })] }));
  const of = parts.colocadas[0]!;
  const [piece] = of.trechos;
  expect(piece).toEqual({ desde: minutoDe('2026-11-27T07:02:00Z'), hasta: minutoDe('2026-11-27T07:32:00Z') });
  expect(moveEdges(of, piece!.desde, piece!.hasta + 5)).toMatchObject([{ id: 1, desde: null, minutos: 35 }]);
  expect(moveEdges(of, piece!.desde + 5, piece!.hasta)).toMatchObject([{ id: 1, desde: '2026-11-27T07:07:00Z', minutos: 25 }]);
  expect(moveEdges(of, piece!.hasta, piece!.desde)).toEqual([]);
});
