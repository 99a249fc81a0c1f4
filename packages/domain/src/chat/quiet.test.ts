import { describe, expect, test } from 'vitest';
import { ausencia, flexible, laboral, LAS_PALMAS, MADRID, NOCHES, OFICINA } from '../testing/laboral.ts';
import { createPlanner } from '../horario/planner.ts';
import { isStillChangeable } from './change.ts';
import { ringsAt, toldHour } from './quiet.ts';

const ask = (plan: ReturnType<typeof laboral>, ahora: string, isWorking = false) =>
  ringsAt({ laboral: plan, isWorking, zona: 'Europe/Madrid' }, ahora);

// The office works from 8 to 17, Monday to Friday. 9 March 2026 is a Monday, and an hour ahead of UTC.
describe('the office', () => {
  const office = laboral(OFICINA);
  test.each([
    ['within the hours it rings', '2026-03-09T12:00:00Z', '2026-03-09T12:00:00Z'],
    ['at the first minute too', '2026-03-09T07:00:00Z', '2026-03-09T07:00:00Z'],
    ['a minute before, at the beginning', '2026-03-09T06:59:00Z', '2026-03-09T07:00:00Z'],
    ['at the end, the next morning', '2026-03-09T16:00:00Z', '2026-03-10T07:00:00Z'],
    ['a second before the end it rings', '2026-03-09T15:59:59Z', '2026-03-09T15:59:59Z'],
    ['on Friday evening, on Monday', '2026-03-13T18:00:00Z', '2026-03-16T07:00:00Z'],
    // The clock goes forward on Sunday: eight o'clock is an hour earlier in UTC.
    ['over the spring change', '2026-03-27T20:00:00Z', '2026-03-30T06:00:00Z'],
    ['over the autumn change', '2026-10-23T20:00:00Z', '2026-10-26T07:00:00Z'],
  ])('%s', (_, ahora, expected) => {
    expect(ask(office, ahora)).toBe(expected);
  });

  test('who is clocked in is at work, whatever the plan says', () => {
    expect(ask(office, '2026-03-14T20:00:00Z', true)).toBe('2026-03-14T20:00:00Z');
  });

  test('somebody who is away is told on their return; half a day off is no working time', () => {
    const away = laboral(OFICINA, { ausencias: [ausencia('2026-03-09', '2026-03-13')] });
    expect(ask(away, '2026-03-09T12:00:00Z')).toBe('2026-03-16T07:00:00Z');
    const half = laboral(OFICINA, { ausencias: [{ ...ausencia('2026-03-09', '2026-03-09'), mitad: 'manana' as const }] });
    expect(ask(half, '2026-03-09T08:00:00Z')).toBe('2026-03-09T11:00:00Z');
  });

  test('another zone has its own eight o’clock', () => {
    expect(ask(laboral(OFICINA, { centro: LAS_PALMAS }), '2026-03-09T07:30:00Z')).toBe('2026-03-09T08:00:00Z');
  });
});

// Every day from 22 to 6.
describe('the night shift', () => {
  const night = laboral(NOCHES);
  test.each([
    ['after midnight it rings', '2026-03-10T02:00:00Z', '2026-03-10T02:00:00Z'],
    ['at its end, the next evening', '2026-03-10T05:00:00Z', '2026-03-10T21:00:00Z'],
    ['in the night of the spring change it ends an hour earlier', '2026-03-29T04:00:00Z', '2026-03-29T20:00:00Z'],
    ['and rings until then', '2026-03-29T03:59:00Z', '2026-03-29T03:59:00Z'],
  ])('%s', (_, ahora, expected) => {
    expect(ask(night, ahora)).toBe(expected);
  });
});

test('a flexible day begins with the first hour at which one may', () => {
  const plan = laboral(flexible({ minutos: 480, entradaDesde: '07:30', entradaHasta: '09:30', pausas: [] }));
  expect(ask(plan, '2026-03-09T00:30:00Z')).toBe('2026-03-09T06:30:00Z');
});

test('without a timetable it rings from 8 to 20, Monday to Friday', () => {
  const nothing = createPlanner({ festivos: [] }).planFor({ periodos: [], ausencias: [] });
  const at = (ahora: string) => ringsAt({ laboral: nothing, isWorking: false, zona: MADRID.zona }, ahora);
  expect(at('2026-03-09T18:59:00Z')).toBe('2026-03-09T18:59:00Z');
  expect(at('2026-03-09T19:00:00Z')).toBe('2026-03-10T07:00:00Z');
  expect(at('2026-03-14T10:00:00Z')).toBe('2026-03-16T07:00:00Z');
});

test('who does not work any more is never rung; a hour far ahead is not told', () => {
  const over = laboral(OFICINA, { ausencias: [ausencia('2026-03-01', '2026-12-31')] });
  expect(ask(over, '2026-03-09T12:00:00Z')).toBeNull();
  expect(toldHour('2026-03-13T12:00:00Z', '2026-03-09T12:00:00Z')).toBe('2026-03-13T12:00:00Z');
  expect(toldHour('2026-03-13T12:00:01Z', '2026-03-09T12:00:00Z')).toBeNull();
});

test('a message is changed for ten minutes, and not at the tenth', () => {
  expect(isStillChangeable('2026-03-09T12:00:00Z', '2026-03-09T12:09:59.999Z')).toBe(true);
  expect(isStillChangeable('2026-03-09T12:00:00Z', '2026-03-09T12:10:00Z')).toBe(false);
});
