import { expect, test } from 'vitest';
import { turningDaysAfter } from './turning-days.mjs';

const datesAfter = (now) => turningDaysAfter(Date.parse(now)).map(({ date }) => date);

test('the next days on which years and clocks turn are to come, whatever day it is', () => {
  expect(datesAfter('2026-11-27T22:00:00Z')).toEqual(['2026-12-27', '2026-12-31', '2027-01-01', '2028-02-29', '2027-03-28', '2027-10-31']);
  expect(datesAfter('2026-12-27T11:30:00Z')).toEqual(['2027-12-27', '2026-12-31', '2027-01-01', '2028-02-29', '2027-03-28', '2027-10-31']);
  expect(datesAfter('2028-03-01T00:00:00Z')).toEqual(['2028-12-27', '2028-12-31', '2029-01-01', '2032-02-29', '2028-03-26', '2028-10-29']);
  expect(datesAfter('2097-01-01T12:00:00Z')[3]).toBe('2104-02-29');
});

test('it is between noon and one in Madrid', () => {
  const hour = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  expect(turningDaysAfter(Date.parse('2026-11-27T22:00:00Z')).map(({ noon }) => hour.format(noon))).toEqual(
    Array.from({ length: 6 }, () => '12:30'),
  );
});
