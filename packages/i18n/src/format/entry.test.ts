import { describe, expect, it, test } from 'vitest';
import { createFormat } from '../format.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { isWholeDay, isWholeHour, readDay, readHour } from './entry.ts';

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
  ])('%s is %s', (text, day) => {
    expect(readDay(text, '2026-07-01')).toBe(day);
  });

  it.each(['', '29/2/2027', '31/4', '11/22/2026', '0/1/2026', '22', '2211', '22/11/202', '22/11/0026', 'hoy', '2026-13-01'])(
    '%j is none',
    (text) => {
      expect(readDay(text, '2026-07-01')).toBeNull();
    },
  );

  it('is not taken before its year is whole', () => {
    expect(['22/11', '22/11/26', '22/11/202', '2211', '31/4/2026'].filter(isWholeDay)).toEqual([]);
    expect(['22/11/2026', '22.11.2026', '2026-11-22', '22112026'].filter(isWholeDay)).toHaveLength(4);
  });

  test.each(IDIOMAS)('what %s shows can be read again', (lang) => {
    const { date } = createFormat({ lang, zone: 'UTC' });
    for (const day of ['2026-01-05', '2026-12-31', '2028-02-29']) expect(readDay(date(day, 'numeric'), '2020-01-01')).toBe(day);
  });
});
