import { expect, test } from 'vitest';
import { minutesOf } from './typed-hours.ts';

test.each([
  ['2', 120],
  ['2,5', 150],
  ['2.25', 135],
  ['2:30', 150],
  [' −1,5 ', -90],
  ['-0:45', -45],
  ['+8', 480],
  ['0', 0],
  ['-0', 0],
  ['', null],
  ['dos', null],
  ['40 h', null],
  ['2:75', null],
  ['1.500,5', null],
  ['1e3', null],
])('%j is %j minutes', (typed, minutes) => expect(minutesOf(typed)).toBe(minutes));
