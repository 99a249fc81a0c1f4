import { expect, test } from 'vitest';
import { findPeriods, isOtherMonth } from './meses.ts';

test.each([
  ['1 a 30 de noviembre de 2026', '2026-11'],
  ['del 01/11/2026 al 30/11/2026', '2026-11'],
  ['01-11-26 - 30-11-26', '2026-11'],
  ['MENS 01 NOV 26 a 30 NOV 26', '2026-11'],
  ['Periodo: noviembre 2026', '2026-11'],
  ['Novembro de 2026', '2026-11'],
  ['11/2026', '2026-11'],
  ['Abrechnung November 2026', '2026-11'],
])('%s is about %s', (texto, mes) => {
  expect(findPeriods(texto)).toContainEqual({ desde: mes, hasta: mes });
  expect(isOtherMonth(findPeriods(texto), mes)).toBe(false);
  expect(isOtherMonth(findPeriods(texto), '2026-10')).toBe(true);
});

test('several months are a span', () => {
  expect(findPeriods('atrasos de 01/01/2026 a 31/10/2026')).toEqual([{ desde: '2026-01', hasta: '2026-10' }]);
  expect(isOtherMonth(findPeriods('atrasos de 01/01/2026 a 31/10/2026'), '2026-05')).toBe(false);
});

test.each(['Antigüedad 01/03/2019', 'Madrid, 5 de diciembre de 2026', 'Mar menor', 'mayo'])(
  '%s is no month that a page is about',
  (texto) => {
    expect(findPeriods(texto)).toEqual([]);
  },
);

test('a month of other years is about something else', () => {
  expect(isOtherMonth(findPeriods('Alta: marzo de 2019'), '2026-11')).toBe(false);
});
