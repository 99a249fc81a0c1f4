import { expect, test } from 'vitest';
import { middleOf, movedTo, splitOf, withSplit } from './split.ts';

const comida = { subtipo: 'comida' as const, inicio: '14:00', minutos: 120, pagada: false };
const cafe = { subtipo: 'cafe' as const, inicio: '11:00', minutos: 20, pagada: true };

test('a meal at a fixed hour splits the day, and what is changed of it stays in its place', () => {
  expect(splitOf({ pausas: [cafe, comida] })).toEqual({ para: '14:00', vuelve: '16:00' });
  expect(withSplit([cafe, comida], { para: '13:30', vuelve: '15:00' })).toEqual([cafe, { ...comida, inicio: '13:30', minutos: 90 }]);
});

test('a coffee, or a meal whose hour is open, splits nothing; a day that is split gets its meal', () => {
  expect(splitOf({ pausas: [cafe, { ...comida, inicio: null }] })).toBeNull();
  const begun = middleOf({ inicio: '09:00', fin: '19:00' });
  expect(begun).toEqual({ para: '13:30', vuelve: '14:30' });
  expect(withSplit([cafe], begun)).toEqual([{ ...comida, inicio: '13:30', minutos: 60 }, cafe]);
});

test('a night is split after midnight', () => {
  expect(middleOf({ inicio: '22:00', fin: '06:00' })).toEqual({ para: '01:30', vuelve: '02:30' });
  expect(splitOf({ pausas: [{ ...comida, inicio: '23:30', minutos: 60 }] })).toEqual({ para: '23:30', vuelve: '00:30' });
});

test('a split that begins at another hour stays as long as it was, also over midnight', () => {
  expect(movedTo({ para: '14:00', vuelve: '16:00' }, '16:00')).toEqual({ para: '16:00', vuelve: '18:00' });
  expect(movedTo({ para: '14:00', vuelve: '16:00' }, '23:00')).toEqual({ para: '23:00', vuelve: '01:00' });
});
