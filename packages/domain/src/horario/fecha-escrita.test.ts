import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dias } from '../testing/arbitrarios.ts';
import { meantFecha, type FechaPedida, type Toward } from './fecha-escrita.ts';

/** Reads `4/1` or `4/1/98`. */
function read(text: string, pedida: FechaPedida): string | null {
  const [dia = '', mes = '', ano = ''] = text.split('/');
  return meantFecha({ dia, mes, ano }, pedida);
}

describe('a day without its year', () => {
  test.each<[string, string, Toward | undefined, string]>([
    ['4/1', '2026-12-15', 'future', '2027-01-04'],
    ['4/1', '2026-12-15', 'past', '2026-01-04'],
    ['4/1', '2026-12-15', 'nearest', '2027-01-04'],
    ['29/12', '2027-01-04', 'past', '2026-12-29'],
    ['29/12', '2027-01-04', 'future', '2027-12-29'],
    ['29/12', '2027-01-04', undefined, '2026-12-29'],
    // Half a year away, the field decides.
    ['1/7', '2026-12-27', 'future', '2027-07-01'],
    ['1/7', '2026-12-27', 'nearest', '2026-07-01'],
    // Today is neither past nor to come, and is both.
    ['27/12', '2026-12-27', 'future', '2026-12-27'],
    ['27/12', '2026-12-27', 'past', '2026-12-27'],
    ['28/12', '2026-12-27', 'past', '2025-12-28'],
    ['26/12', '2026-12-27', 'future', '2027-12-26'],
    // 183 days away on both sides.
    ['30/8', '2028-02-29', 'nearest', '2028-08-30'],
    ['29/2', '2026-11-27', 'future', '2028-02-29'],
    ['29/2', '2026-11-27', 'past', '2024-02-29'],
    ['29/2', '2026-11-27', 'nearest', '2028-02-29'],
    ['29/2', '2028-02-29', 'future', '2028-02-29'],
    ['29/2', '2097-01-01', 'future', '2104-02-29'],
    ['29/2', '2103-12-31', 'past', '2096-02-29'],
  ])('%s on %s, %s: %s', (text, hoy, toward, fecha) => {
    expect(read(text, { hoy, toward })).toBe(fecha);
  });

  test('the last day of some days comes after the first one, wherever that is', () => {
    expect(read('4/1', { hoy: '2026-12-15', min: '2026-12-28' })).toBe('2027-01-04');
    expect(read('31/12', { hoy: '2026-12-15', min: '2024-01-01', toward: 'past' })).toBe('2024-12-31');
    expect(read('31/12', { hoy: '2026-12-27', min: '2026-12-01', toward: 'past' })).toBe('2026-12-31');
  });

  test('a field with a last day asks for days before it, one with both for the nearest between them', () => {
    expect(read('28/12', { hoy: '2026-12-27', max: '2026-12-27' })).toBe('2025-12-28');
    expect(read('4/3', { hoy: '2026-12-27', min: '2025-01-01', max: '2025-12-31' })).toBe('2025-03-04');
    expect(read('4/3', { hoy: '2026-12-27', min: '2028-01-01', max: '2028-12-31' })).toBe('2028-03-04');
    expect(read('4/1', { hoy: '2026-12-27', min: '2026-01-01', max: '2027-12-31' })).toBe('2027-01-04');
    expect(read('1/12', { hoy: '2026-12-27', max: '2027-12-27', toward: 'nearest' })).toBe('2026-12-01');
    expect(read('1/3', { hoy: '2026-12-27', max: '2027-12-27', toward: 'nearest' })).toBe('2027-03-01');
  });

  test('that no year makes sensible is that of the nearest one, so that the field can say so', () => {
    expect(read('29/2', { hoy: '2026-12-27', min: '2027-01-01', max: '2027-12-31' })).toBe('2028-02-29');
    expect(read('1/3', { hoy: '2026-12-27', min: '2026-12-01', max: '2026-12-31' })).toBe('2027-03-01');
  });

  test.each(['30/2', '31/4', '0/1', '1/13', '32/1'])('%s is in no year', (text) => {
    for (const toward of ['past', 'future', 'nearest'] as const) expect(read(text, { hoy: '2026-12-27', toward })).toBeNull();
  });
});

describe('two digits of a year', () => {
  test.each<[string, FechaPedida, string | null]>([
    // Somebody was born, or joined.
    ['15/3/51', { hoy: '2026-11-27', toward: 'past' }, '1951-03-15'],
    ['1/9/98', { hoy: '2026-11-27', toward: 'past' }, '1998-09-01'],
    ['1/9/27', { hoy: '2026-11-27', toward: 'past' }, '1927-09-01'],
    ['1/9/26', { hoy: '2026-11-27', toward: 'past' }, '2026-09-01'],
    ['1/1/27', { hoy: '2026-11-27', max: '2027-11-27' }, '2027-01-01'],
    ['1/1/28', { hoy: '2026-11-27', max: '2027-11-27' }, '1928-01-01'],
    // Something is to begin.
    ['1/1/28', { hoy: '2026-11-27' }, '2028-01-01'],
    ['1/1/46', { hoy: '2026-11-27', toward: 'future' }, '2046-01-01'],
    ['4/1/26', { hoy: '2026-11-27', toward: 'future' }, '2026-01-04'],
    // A day to come in a field about the past is told by the field; nobody means 1926.
    ['24/12/26', { hoy: '2026-11-27', toward: 'past' }, '2026-12-24'],
    ['29/2/28', { hoy: '2026-11-27', toward: 'past' }, '1928-02-29'],
    ['29/2/00', { hoy: '2026-11-27', toward: 'past' }, '2000-02-29'],
    ['29/2/27', { hoy: '2026-11-27' }, null],
  ])('%s, %j: %s', (text, pedida, fecha) => {
    expect(read(text, pedida)).toBe(fecha);
  });
});

test('a whole year is taken as it is, from 1900 to 2199', () => {
  const years = ['1899', '1900', '2199', '2200'].map((ano) => read(`1/1/${ano}`, { hoy: '2026-11-27', toward: 'future' }));
  expect(years).toEqual([null, '1900-01-01', '2199-01-01', null]);
});

const write = (fecha: string): string => `${Number(fecha.slice(8))}/${Number(fecha.slice(5, 7))}`;
const daysFrom = (hoy: string, fecha: string): number => Temporal.PlainDate.from(hoy).until(fecha).days;

describe('whatever day it is', () => {
  test('a day to come is the first one from today on, one of the past the last one up to today', () => {
    fc.assert(
      fc.property(dias, dias, (hoy, meant) => {
        const [coming, gone] = (['future', 'past'] as const).map((toward) => read(write(meant), { hoy, toward }) ?? '');
        expect([coming, gone].map((fecha) => fecha?.slice(5))).toEqual([meant.slice(5), meant.slice(5)]);
        // Nobody waits longer for a day than for 29 February.
        const longest = meant.endsWith('02-29') ? 4 * 366 : 366;
        expect(daysFrom(hoy, coming ?? '')).toBeGreaterThanOrEqual(0);
        expect(daysFrom(hoy, coming ?? '')).toBeLessThan(longest);
        expect(daysFrom(gone ?? '', hoy)).toBeGreaterThanOrEqual(0);
        expect(daysFrom(gone ?? '', hoy)).toBeLessThan(longest);
      }),
    );
  });

  test('the nearest day is one of these two, and neither is nearer', () => {
    fc.assert(
      fc.property(dias, dias, (hoy, meant) => {
        const [nearest = '', coming = '', gone = ''] = (['nearest', 'future', 'past'] as const).map(
          (toward) => read(write(meant), { hoy, toward }) ?? '',
        );
        const away = (fecha: string): number => Math.abs(daysFrom(hoy, fecha));
        expect([coming, gone]).toContain(nearest);
        expect(away(nearest)).toBe(Math.min(away(coming), away(gone)));
      }),
    );
  });

  test('a day between the first and the last one is meant, if there is one', () => {
    const ways = fc.constantFrom<(Toward | undefined)[]>('past', 'future', 'nearest', undefined);
    fc.assert(
      fc.property(dias, dias, fc.integer({ min: 0, max: 400 }), ways, fc.nat(), (hoy, min, length, toward, which) => {
        const meant = Temporal.PlainDate.from(min)
          .add({ days: which % (length + 1) })
          .toString();
        const max = Temporal.PlainDate.from(min).add({ days: length }).toString();
        const fecha = read(write(meant), { hoy, toward, min, max }) ?? '';
        expect(fecha >= min && fecha <= max && fecha.slice(5) === meant.slice(5)).toBe(true);
        // In less than a year there is no other one.
        expect(length < 365 ? fecha : meant).toBe(meant);
      }),
    );
  });

  test('a day written with its year is that day, wherever the days of the field lie', () => {
    const ways = fc.constantFrom<(Toward | undefined)[]>('past', 'future', 'nearest', undefined);
    fc.assert(
      fc.property(dias, dias, ways, (hoy, meant, toward) => {
        expect(read(`${write(meant)}/${meant.slice(0, 4)}`, { hoy, toward, max: hoy })).toBe(meant);
        // Within the years of this test, two digits are enough as well.
        expect(read(`${write(meant)}/${meant.slice(2, 4)}`, { hoy, toward: 'nearest' })).toBe(meant);
      }),
    );
  });
});
