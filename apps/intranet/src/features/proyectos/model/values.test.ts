import { expect, it } from 'vitest';
import { budgetOf, isBudget, namesIn, typedBudget } from './values.ts';

it('reads the name at the beginning of each pasted line, each once', () => {
  expect(namesIn('Montaje\r\n\n  Pruebas  \nMontaje\n- Entrega\nActas\t12\t3')).toEqual(['Montaje', 'Pruebas', 'Entrega', 'Actas']);
  expect(namesIn(' \n\t\n')).toEqual([]);
});

it('writes a budget as it is read', () => {
  for (const minutes of [null, 60, 90, 72_000, 61]) expect(budgetOf(typedBudget(minutes))).toBe(minutes);
  expect(typedBudget(72_000)).toBe('1200');
  expect(typedBudget(61)).toBe('1:01');
});

it('tells hours from what are none', () => {
  expect(['', ' ', '7:30', '120', '1,5'].map(isBudget)).toEqual([true, true, true, true, true]);
  expect(['muchas', '0', '-3', '7:75'].map(isBudget)).toEqual([false, false, false, false]);
});
