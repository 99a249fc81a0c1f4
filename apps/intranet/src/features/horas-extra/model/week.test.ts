import { expect, test } from 'vitest';
import { typedWeek, weekOf } from './week.ts';

test.each([
  ['40', 2400],
  ['37:30', 2250],
  ['37,5 h', 2250],
  ['38.25', 2295],
  ['37:60', null],
  ['mucho', null],
  ['', null],
])('%j hours a week are %s minutes', (text, minutos) => {
  expect(weekOf(text)).toBe(minutos);
});

test('a week is shown as it is typed', () => expect([typedWeek(2400), typedWeek(2250), typedWeek(null)]).toEqual(['40', '37:30', '']));
