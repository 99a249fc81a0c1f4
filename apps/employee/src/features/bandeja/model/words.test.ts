import { expect, it } from 'vitest';
import { agoOf, nextAfter } from './words.ts';

const of = (...ids: number[]) => ids.map((id) => ({ id }));

it.each([
  ['the one below it', of(1, 2, 3), 2, of(1, 3), 3],
  ['the next below that still waits', of(1, 2, 3, 4), 2, of(1, 4), 4],
  ['the one above the last', of(1, 2, 3), 3, of(1, 2), 2],
  ['what came meanwhile, at the end of what was there', of(1), 1, of(7, 8), 7],
  ['never itself, where it is still in the list', of(1), 1, of(1), null],
  ['none at the end of the work', of(1), 1, of(), null],
])('goes on to %s', (_what, before, id, now, next) => {
  expect(nextAfter(before, id, now)).toBe(next);
});

it.each([
  ['10:00:30', 'ahora', 0],
  ['10:01:00', 'minuto', 1],
  ['11:30:00', 'hora', 1],
])('at %s something of ten is %s old', (hour, unit, count) => {
  expect(agoOf('2026-10-22T10:00:00Z', `2026-10-22T${hour}Z`)).toEqual({ unit, count });
});
