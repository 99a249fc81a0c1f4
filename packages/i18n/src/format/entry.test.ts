import { describe, expect, it, test } from 'vitest';
import { createFormat } from '../format.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { isWholeDay, isWholeHour, readDay, readDecimal, readHour, readMoney } from './entry.ts';

describe('an hour as people write it', () => {
  it.each([
    ['8:30', '08:30'],
    ['08:30', '08:30'],
    ['0830', '08:30'],
    ['830', '08:30'],
    ['8.30', '08:30'],
    ['8,30', '08:30'],
    ['8h30', '08:30'],
    ['17.30 Uhr', '17:30'],
    ['17:30:45', '17:30'],
    ['8', '08:00'],
    ['17 h', '17:00'],
    ['0', '00:00'],
    ['23:59', '23:59'],
    [' 8:30 ', '08:30'],
    ['8:30 PM', '20:30'],
    ['8:30 p. m.', '20:30'],
    ['12:05 am', '00:05'],
    ['12 pm', '12:00'],
    ['８：３０', '08:30'],
  ])('%s is %s', (text, hour) => {
    expect(readHour(text)).toBe(hour);
  });

  it.each(['', '24:00', '8:60', '9:5', '99', '173', '12345', '-8:30', '13 pm', '0:30 am', 'ocho', '8:30 8:40', '8::30'])(
    '%j is none',
    (text) => {
      expect(readHour(text)).toBeNull();
    },
  );

  it('is not taken before it is written to its end', () => {
    expect(['1', '17', '17:', '17:3', '173', '830'].filter(isWholeHour)).toEqual([]);
    expect(['17:30', '1730', '8:30', '0830', '8.30'].filter(isWholeHour)).toHaveLength(5);
    expect(['25:00', '2500'].filter(isWholeHour)).toEqual([]);
  });
});

describe('a day as people write it', () => {
  it.each([
    ['22/11/2026', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['22-11-2026', '2026-11-22'],
    ['22 11 2026', '2026-11-22'],
    ['1/2/26', '2026-02-01'],
    ['1.2.', '2026-02-01'],
    ['1/2', '2026-02-01'],
    ['22112026', '2026-11-22'],
    ['221126', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['29/2/2028', '2028-02-29'],
    ['29/2', '2028-02-29'],
    ['1/9/98', '1998-09-01'],
    ['15.03.51', '1951-03-15'],
    ['4. 1.', '2026-01-04'],
    ['4-1', '2026-01-04'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, { hoy: '2026-07-01' })).toBe(day);
  });

  it.each(['', '29/2/2027', '31/4', '11/22/2026', '0/1/2026', '22', '2211', '22/11/202', '22/11/0026', 'hoy', '2026-13-01'])(
    '%j is none',
    (text) => {
      expect(readDay(text, { hoy: '2026-07-01' })).toBeNull();
    },
  );

  it.each([
    ['4/1', '2026-12-15', 'future', '2027-01-04'],
    ['4.1.', '2026-12-15', 'future', '2027-01-04'],
    ['29/12', '2027-01-04', 'past', '2026-12-29'],
    ['29.12.', '2027-01-04', 'past', '2026-12-29'],
    ['4/1', '2026-12-15', 'past', '2026-01-04'],
    ['29/12', '2027-01-04', 'future', '2027-12-29'],
  ] as const)('without its year, %s on %s is in the %s: %s', (text, hoy, toward, day) => {
    expect(readDay(text, { hoy, toward })).toBe(day);
  });

  it('is not taken before its year is whole', () => {
    expect(['22/11', '22/11/26', '22/11/202', '2211', '31/4/2026'].filter(isWholeDay)).toEqual([]);
    expect(['22/11/2026', '22.11.2026', '2026-11-22', '22112026'].filter(isWholeDay)).toHaveLength(4);
  });

  test.each(IDIOMAS)('what %s shows can be read again', (lang) => {
    const { date } = createFormat({ lang, zone: 'UTC' });
    for (const day of ['2026-01-05', '2026-12-31', '2028-02-29']) expect(readDay(date(day, 'numeric'), { hoy: '2020-01-01' })).toBe(day);
  });
});

describe('an amount as people write it', () => {
  const EURO = { code: 'EUR', sign: '€' };
  it.each([
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['1 234,56', 123_456],
    ['1\u202F234,56', 123_456],
    ["1'234,56", 123_456],
    ['1,234.56', 123_456],
    ['12.50', 1250],
    ['12.5', 1250],
    ['12,5', 1250],
    ['12,', 1200],
    [',50', 50],
    ['0,07', 7],
    ['0', 0],
    ['0.50', 50],
    ['43,45 €', 4345],
    ['43,45€', 4345],
    ['EUR 43,45', 4345],
    [' ４３，４５ ', 4345],
    ['9.999.999.999.999,99', 999_999_999_999_999],
  ])('%s is %i cents in Spanish, Portuguese and German', (text, cents) => {
    for (const lang of ['es', 'pt', 'de'] as const) expect(readMoney(text, { lang, currency: EURO })).toBe(cents);
  });

  it.each([
    ['1,234.56', 123_456],
    ['1,234', 123_400],
    ['1.234,56', 123_456],
    ['12,5', 1250],
    ['12,50', 1250],
    ['12.5', 1250],
    ['€43.45', 4345],
  ])('%s is %i cents in English', (text, cents) => {
    expect(readMoney(text, { lang: 'en', currency: EURO })).toBe(cents);
  });

  it.each([
    '',
    '-5',
    '−5',
    '+5',
    '12,345',
    '0.500',
    '1.23.456',
    '1.234.56',
    '1,2,3',
    '12,50,00',
    '1.2345,00',
    '12 50',
    '1e5',
    '0x10',
    'doce',
    '12 $',
    '12 € €',
    ',',
    '.',
    '€',
    '12 345 67',
    '99999999999999,999',
    '99999999999999,99',
    'Infinity',
  ])('%j is none in Spanish', (text) => {
    expect(readMoney(text, { lang: 'es', currency: EURO })).toBeNull();
  });

  it('may have one decimal, or none', () => {
    expect(['62,4', '62', '62.4', '1.062,4'].map((text) => readDecimal(text, { lang: 'es', decimals: 1 }))).toEqual([
      624, 620, 624, 10_624,
    ]);
    expect(readDecimal('62,45', { lang: 'es', decimals: 1 })).toBeNull();
    expect([readDecimal('62', { lang: 'es', decimals: 0 }), readDecimal('62,5', { lang: 'es', decimals: 0 })]).toEqual([62, null]);
  });

  it('is read as it is written, in every language and up to the largest', () => {
    for (const lang of IDIOMAS)
      for (const cents of [0, 1, 99, 100, 4345, 99_999, 100_000, 123_456, 123_456_789, 99_999_999_999]) {
        const format = createFormat({ lang, zone: 'UTC' });
        expect([lang, readMoney(format.money(cents, 'EUR'), { lang, currency: EURO })]).toEqual([lang, cents]);
        expect([lang, readDecimal(format.decimal(cents, 2), { lang, decimals: 2 })]).toEqual([lang, cents]);
      }
  });
});
