import { expect, it } from 'vitest';
import { day, isDay, oneOf, searchOf, textLike, whole } from './search-params.ts';

it('what cannot be what it ought to be is as if it were not there', () => {
  const read = searchOf({ ano: whole({ least: 2000, most: 2100 }), vista: oneOf('a', 'b'), dia: day, mes: textLike(/^\d{2}$/) });
  expect(read({ ano: 2026, vista: 'b', dia: '2026-02-28', mes: '02', more: 1 })).toEqual({
    ano: 2026,
    vista: 'b',
    dia: '2026-02-28',
    mes: '02',
  });
  // Every name is there: the router keeps the address's value for a missing name.
  expect(read({ ano: 1999, vista: 'c', dia: '2026-02-29', mes: 2 })).toStrictEqual({
    ano: undefined,
    vista: undefined,
    dia: undefined,
    mes: undefined,
  });
  expect(read({ ano: '2026', vista: {}, dia: ['2026-02-28'], mes: null })).toEqual({});
});

it.each([2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', true])('%s is no whole number', (value) => {
  expect(whole()(value)).toBeUndefined();
});

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-3', false],
  ['2026-02-03T10:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
