import { describe, expect, test } from 'vitest';
import { a, BERLIN, LAS_PALMAS, LISBOA, MADRID } from '../testing/laboral.ts';
import { isNoche, franjaNocturna, minutosNocturnos } from './noche.ts';

const night = (pais: string, zona: string, desde: string, hasta: string): number =>
  minutosNocturnos([{ inicio: a(desde, zona), fin: a(hasta, zona) }], zona, franjaNocturna(pais, desde.slice(0, 10)));

describe('minutes of the night', () => {
  test.each([
    [MADRID, 480],
    [LAS_PALMAS, 480],
    [LISBOA, 480],
    [BERLIN, 420],
  ])('$nombre: of a shift from 22 to 6', ({ pais, zona }, minutos) => {
    expect(night(pais, zona, '2026-05-04T22:00', '2026-05-05T06:00')).toBe(minutos);
  });

  test('Portugal counts until seven, Ireland from midnight to seven, and on the same day', () => {
    expect(night('PT', 'Europe/Lisbon', '2026-05-05T05:30', '2026-05-05T08:00')).toBe(90);
    expect(night('IE', 'Europe/Dublin', '2026-05-04T22:00', '2026-05-05T08:00')).toBe(420);
    expect(night('IE', 'Europe/Dublin', '2026-05-05T09:00', '2026-05-05T23:59')).toBe(0);
  });

  test('are an hour less in March and an hour more in October', () => {
    expect(night('ES', 'Europe/Madrid', '2026-03-28T22:00', '2026-03-29T06:00')).toBe(420);
    expect(night('ES', 'Europe/Madrid', '2026-10-24T22:00', '2026-10-25T06:00')).toBe(540);
  });

  test('an early morning belongs to the night that began the evening before', () => {
    expect(night('ES', 'Europe/Madrid', '2026-05-05T05:00', '2026-05-05T14:00')).toBe(60);
  });

  test('a day has none, and nothing has none', () => {
    expect(night('ES', 'Europe/Madrid', '2026-05-05T06:00', '2026-05-05T22:00')).toBe(0);
    expect(minutosNocturnos([], 'Europe/Madrid', franjaNocturna('ES', '2026-05-05'))).toBe(0);
  });

  test('a country that is not known here has that of most', () => {
    expect(franjaNocturna('FR', '2026-05-05')).toEqual({ desde: '22:00', hasta: '06:00' });
    expect(franjaNocturna('DE', '1990-01-01')).toEqual({ desde: '22:00', hasta: '06:00' });
  });
});

test.each([
  ['22:00', '06:00', true],
  ['00:00', '08:00', true],
  ['23:00', '02:00', true],
  ['21:00', '01:00', true],
  ['16:00', '00:00', false],
  ['14:00', '22:00', false],
  ['20:00', '00:30', false],
  ['06:00', '14:00', false],
  ['00:00', '00:00', true],
])('a shift from %s to %s is one of nights: %s', (inicio, fin, expected) => {
  expect(isNoche({ inicio, fin })).toBe(expected);
});
