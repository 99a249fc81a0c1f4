import { expect, it } from 'vitest';
import { twoWeeksOf } from './templates.ts';

it.each([
  ['2026-11-22', '2026-11-16', '2026-11-29'],
  ['2026-11-23', '2026-11-23', '2026-12-06'],
])('the two weeks of %s are %s to %s, Monday to Sunday', (fecha, first, last) => {
  expect(twoWeeksOf(fecha)).toEqual([first, last]);
});
