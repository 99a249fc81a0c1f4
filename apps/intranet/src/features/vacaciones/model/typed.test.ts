import { expect, it } from 'vitest';
import { daysOf, typedYearDay, yearDayOf } from './typed.ts';

it('days are read with a comma or a point, and with their sign', () => {
  expect(['2', '1,5', '-0.25', '\u22123', '+1'].map(daysOf)).toEqual([2, 1.5, -0.25, -3, 1]);
  expect(['', 'dos', '1,234', '1.5.2', '1000'].map(daysOf)).toEqual([null, null, null, null, null]);
});

it('a day of the year is read day first, and only if there is one', () => {
  expect(['31/1', '31.01.', '29/2'].map(yearDayOf)).toEqual(['01-31', '01-31', '02-29']);
  expect(['30/2', '31/4', '1/13', '0/1', 'x'].map(yearDayOf)).toEqual([null, null, null, null, null]);
  expect(yearDayOf(typedYearDay('12-24'))).toBe('12-24');
});
