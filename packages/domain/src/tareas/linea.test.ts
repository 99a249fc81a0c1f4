import { describe, expect, it } from 'vitest';
import { readDuracion, readLinea } from './linea.ts';

describe('a length that is typed into a cell', () => {
  it.each([
    ['1:30', 90],
    ['1,5', 90],
    ['1.5', 90],
    ['.5', 30],
    [':45', 45],
    ['90', 90],
    ['26', 26],
    ['130', 90],
    ['045', 45],
    ['1030', 630],
    ['0:05', 5],
    ['1,25', 75],
    ['2 h', 120],
    ['90m', 90],
    ['45 min', 45],
    ['2', 120],
    ['9', 540],
    ['10', 10],
    ['2h', 120],
    ['1h30', 90],
    ['1 h 30 min', 90],
    ['1,25 h', 75],
    ['1 Stunde', 60],
    ['', 0],
    ['0', 0],
    [' 25:00 ', 1500],
  ])('%j is %i minutes', (typed, minutes) => {
    expect(readDuracion(typed)).toBe(minutes);
  });

  it.each(['x', '1:75', '25:01', '-1', '1h75', '1e3', '99999', '1:30:00', '1.2.3', '2501', '190', '1:60', 'ocho', 'NaN'])(
    '%j means nothing',
    (typed) => {
      expect(readDuracion(typed)).toBeNull();
    },
  );
});

describe('a typed line', () => {
  it.each([
    ['2h informe acme', 120, null, null, 'informe acme'],
    ['informe 45m acme', 45, null, null, 'informe acme'],
    ['  acme   informe 1 h 30 min ', 90, null, null, 'acme informe'],
    ['1:30 cierre', 90, null, null, 'cierre'],
    ['1,5h cierre', 90, null, null, 'cierre'],
    ['9-10:30 cierre', 90, '09:00', '10:30', 'cierre'],
    ['cierre 9:15 – 10', 45, '09:15', '10:00', 'cierre'],
    ['cierre de 9 a 10', 60, '09:00', '10:00', 'cierre de'],
    ['wartung 9h bis 10h30', 90, '09:00', '10:30', 'wartung'],
    ['guardia 22:30-1:15', 165, '22:30', '01:15', 'guardia'],
    ['guardia 22-24', 120, '22:00', '00:00', 'guardia'],
    ['informe 2026', null, null, null, 'informe 2026'],
    ['plan a', null, null, null, 'plan a'],
    ['mp3 30m', 30, null, null, 'mp3'],
    ['99h x', 5940, null, null, 'x'],
    ['100:00 informe', 6000, null, null, 'informe'],
    ['', null, null, null, ''],
    ['9-9 nada', null, null, null, '9-9 nada'],
  ])('%j', (typed, minutos, desde, hasta, texto) => {
    expect(readLinea(typed)).toEqual({ minutos, desde, hasta, texto });
  });
});
