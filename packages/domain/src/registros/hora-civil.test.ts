import { expect, test } from 'vitest';
import { instantesDeHora } from './hora-civil.ts';

const zona = 'Europe/Madrid';
const instantes = (hora: string, ...fechas: string[]) => instantesDeHora({ hora, fechas, zona }).map(({ instante }) => instante);

test('an hour falls once on each day, in the zone given', () => {
  expect(instantes('17:30', '2026-10-22', '2026-10-23')).toEqual(['2026-10-22T15:30:00Z', '2026-10-23T15:30:00Z']);
  expect(instantesDeHora({ hora: '17:30', fechas: ['2026-10-22'], zona: 'Atlantic/Canary' })[0]?.instante).toBe('2026-10-22T16:30:00Z');
});

test('the hour that is repeated in October falls twice, and says which is which', () => {
  expect(instantesDeHora({ hora: '02:30', fechas: ['2026-10-25'], zona })).toEqual([
    { fecha: '2026-10-25', instante: '2026-10-25T00:30:00Z', vez: 1 },
    { fecha: '2026-10-25', instante: '2026-10-25T01:30:00Z', vez: 2 },
  ]);
});

test('the hour that is skipped in March does not fall at all', () => {
  expect(instantes('02:30', '2026-03-29')).toEqual([]);
  expect(instantes('03:00', '2026-03-29')).toEqual(['2026-03-29T01:00:00Z']);
});

test.each(['', '24:00', '7:30', '17:60', 'x'])('%j is no hour', (hora) => {
  expect(instantes(hora, '2026-10-22')).toEqual([]);
});
