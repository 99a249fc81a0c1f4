import { expect, test } from 'vitest';
import { festivosVigentes, type FestivosDeCentro } from './vigentes.ts';

const dia = (fecha: string, nombre = 'Fiesta') => ({ fecha, nombre });
const CALENDARIO = ['01-01', '01-06', '08-15', '12-25'];
const NADA: FestivosDeCentro = {
  escritos: [],
  confirmados: new Set(),
  cerrados: new Map(),
  propuestos: (ano) => CALENDARIO.map((day) => dia(`${ano}-${day}`)),
};
const days = (of: Partial<FestivosDeCentro>, ano = 2027) => festivosVigentes({ ...NADA, ...of }, ano).map(({ fecha }) => fecha.slice(5));

test('the calendar holds in every year that nobody has confirmed, and the confirmed list in the others', () => {
  const of = { escritos: [dia('2027-05-15'), dia('2027-12-25')], confirmados: new Set([2027]) };
  expect(days(of)).toEqual(['05-15', '12-25']);
  expect([days(of, 2026), days(of, 2028)]).toEqual([CALENDARIO, CALENDARIO]);
  expect(days({ confirmados: new Set([2027]) })).toEqual([]);
});

test('what stands written in a year without a confirmation does not hold beside the calendar', () => {
  expect(days({ escritos: [dia('2027-05-15')] })).toEqual(CALENDARIO);
});

test('a closed month keeps the holidays that it was closed with', () => {
  expect(days({ cerrados: new Map([['2027-01', [dia('2027-01-01')]]]) })).toEqual(['01-01', '08-15', '12-25']);
  // Closed before proposals held: with what stood there.
  expect(days({ escritos: [dia('2027-01-07'), dia('2027-08-14')], cerrados: new Map([['2027-01', null]]) })).toEqual([
    '01-07',
    '08-15',
    '12-25',
  ]);
  expect(days({ cerrados: new Map([['2026-01', []]]) })).toEqual(CALENDARIO);
  // After a confirmation its list holds.
  const confirmed = { escritos: [dia('2027-01-06')], confirmados: new Set([2027]) };
  expect(days({ ...confirmed, cerrados: new Map([['2027-01', [dia('2027-01-01')]]]) })).toEqual(['01-06']);
});
