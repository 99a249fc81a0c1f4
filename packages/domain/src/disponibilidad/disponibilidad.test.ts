import { expect, test } from 'vitest';
import { M, N, T } from '../testing/plan.ts';
import { isAskable, saidOn, silenceEnds, wishesFor, type Disponibilidad } from './index.ts';

const LUNES = '2026-12-07';
const MARTES = '2026-12-08';
const said = (clase: Disponibilidad['clase'], resto: Partial<Disponibilidad>): Disponibilidad => ({
  clase,
  diaSemana: null,
  fecha: null,
  desde: null,
  hasta: null,
  ...resto,
});
const madrid = (entradas: Disponibilidad[], ahora: string) => silenceEnds(entradas, ahora, 'Europe/Madrid');

test('whoever is left alone from the evening to the morning is told in the morning', () => {
  const evenings = [1, 2, 3, 4, 5, 6, 7].map((diaSemana) => said('silencio', { diaSemana, desde: '20:00', hasta: '08:00' }));
  expect(madrid(evenings, '2026-12-07T18:59:59Z')).toBe('2026-12-07T18:59:59Z');
  expect(madrid(evenings, '2026-12-07T19:00:00Z')).toBe('2026-12-08T07:00:00Z');
  expect(madrid(evenings, '2026-12-08T06:59:00Z')).toBe('2026-12-08T07:00:00Z');
  expect(madrid(evenings, '2026-12-08T07:00:00Z')).toBe('2026-12-08T07:00:00Z');
  // The night of the spring change is an hour shorter.
  expect(madrid(evenings, '2026-03-28T20:00:00Z')).toBe('2026-03-29T06:00:00Z');
});

test('times that follow each other are one, in any zone, and a whole week ends', () => {
  const weekend = [
    said('silencio', { diaSemana: 6 }),
    said('silencio', { diaSemana: 7 }),
    said('silencio', { diaSemana: 1, desde: '00:00', hasta: '09:00' }),
  ];
  expect(madrid(weekend, '2026-12-05T10:00:00Z')).toBe('2026-12-07T08:00:00Z');
  expect(silenceEnds(weekend, '2026-12-04T12:00:00Z', 'Pacific/Auckland')).toBe('2026-12-06T20:00:00Z');
  const always = [1, 2, 3, 4, 5, 6, 7].map((diaSemana) => said('silencio', { diaSemana }));
  expect(Date.parse(madrid(always, '2026-12-05T10:00:00Z'))).toBeGreaterThan(Date.parse('2026-12-18T10:00:00Z'));
  // Of work it says nothing.
  expect(madrid([said('no', { diaSemana: 1 })], '2026-12-07T10:00:00Z')).toBe('2026-12-07T10:00:00Z');
});

test('who cannot be asked in some hours is asked for shifts that do not touch them', () => {
  const evening = [said('no', { diaSemana: 1, desde: '14:00', hasta: '22:00' })];
  const on = (fecha: string) => [M, T, N].map((turno) => isAskable(evening, turno, { fecha, zona: 'Europe/Madrid' }));
  expect(on(LUNES)).toEqual([true, false, true]);
  expect(on(MARTES)).toEqual([true, true, true]);
  // The night of Monday ends on Tuesday.
  expect(isAskable([said('no', { fecha: MARTES })], N, { fecha: LUNES, zona: 'Europe/Madrid' })).toBe(false);
});

test('whoever plans a day knows what is said of it, but not when somebody wants no messages', () => {
  const entradas = [
    said('no', { diaSemana: 1 }),
    said('no', { fecha: '2026-12-09', desde: '10:00', hasta: '12:00' }),
    said('silencio', { fecha: MARTES }),
  ];
  expect([LUNES, MARTES, '2026-12-09', '2026-12-14'].map((dia) => saidOn(entradas, dia).map(({ desde }) => desde))).toEqual([
    [null],
    [],
    ['10:00'],
    [null],
  ]);
});

test('wishes of a plan: for a shift, against it, and none where nobody may ask', () => {
  const entradas = [
    said('prefiere', { diaSemana: 1 }),
    said('prefiere-no', { fecha: LUNES, desde: '20:00', hasta: '21:00' }),
    said('no', { fecha: LUNES, desde: '23:00', hasta: '05:00' }),
  ];
  const plan = { fechas: [LUNES, MARTES], turnos: [M, T, N], zona: 'Europe/Madrid', peso: 3 };
  expect(wishesFor(entradas, plan)).toEqual([
    { fecha: LUNES, turno: 'M', clase: 'favor', peso: 3 },
    { fecha: LUNES, turno: 'T', clase: 'contra', peso: 3 },
  ]);
});
