import { expect, it } from 'vitest';
import { createFormat } from '@jornada/i18n';
import { besideHour, hourOn } from './hour-on.ts';

const format = createFormat({ lang: 'es', zone: 'Europe/Madrid' });

it('names the calendar day of an hour only where it is not that of the working day', () => {
  expect(hourOn('2026-11-18T17:58:00+01:00', '2026-11-18', format)).toBe('17:58');
  expect(hourOn('2026-11-19T07:00:00+01:00', '2026-11-18', format)).toBe('7:00 (jue 19 nov)');
  expect(besideHour('2026-11-18T17:58:00+01:00', '2026-11-18', format)).toBeNull();
});

it('tells the two readings of the hour that comes twice, and only those', () => {
  const on = (instante: string) => hourOn(instante, '2026-10-25', format);
  expect([on('2026-10-25T00:30:00Z'), on('2026-10-25T01:30:00Z')]).toEqual(['2:30 (UTC+2)', '2:30 (UTC+1)']);
  expect([on('2026-10-24T23:59:00Z'), on('2026-10-25T02:00:00Z')]).toEqual(['1:59', '3:00']);
  expect(hourOn('2026-10-25T01:30:00Z', '2026-10-24', format)).toBe('2:30 (dom 25 oct, UTC+1)');
});

it('is read in the zone given', () => {
  expect(hourOn('2026-10-22T22:30:00Z', '2026-10-22', format, 'Atlantic/Canary')).toBe('23:30');
  expect(hourOn('2026-10-22T22:30:00Z', '2026-10-22', format)).toBe('0:30 (vie 23 oct)');
});
