import { expect, test } from 'vitest';
import { localesDe } from './locales.ts';

const dia = (fecha: string, nombre: string, esPropio = false) => ({ fecha, nombre, esPropio });
const generales = new Set(['2025-12-25', '2026-12-25', '2026-11-09']);
const of = (escritos: ReturnType<typeof dia>[], vigentes: string[] = []) =>
  localesDe(escritos, { ano: 2026, generales, vigentes: new Set(vigentes) }).map(({ fecha, nombre, de }) => [fecha, nombre, de]);
const LAST_YEAR = [dia('2025-05-15', 'San Isidro', true), dia('2025-11-09', 'La Almudena', true), dia('2025-12-25', 'Navidad', true)];

test('what was typed for another centre of the municipality comes before what was typed last year', () => {
  expect(of([...LAST_YEAR, dia('2026-05-15', 'San Isidro'), dia('2026-12-25', 'Navidad')])).toEqual([
    ['2026-05-15', 'San Isidro', 'municipio'],
  ]);
});

test('last year is proposed on the same day, unless that is a holiday of the calendar this year', () => {
  expect(of(LAST_YEAR)).toEqual([['2026-05-15', 'San Isidro', 'anterior']]);
  expect(of([dia('2024-02-29', 'x', true)])).toEqual([]);
});

test('what is valid already is not proposed, and a day once', () => {
  expect(of(LAST_YEAR, ['2026-05-15'])).toEqual([]);
  expect(of([dia('2026-05-15', 'Día del patrón'), dia('2026-05-15', 'San Isidro')])).toEqual([
    ['2026-05-15', 'Día del patrón', 'municipio'],
  ]);
});
