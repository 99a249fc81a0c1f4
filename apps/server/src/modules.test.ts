import { expect, test } from 'vitest';
import { inOrderOfEnds, MODULES } from './modules.ts';

test('a module ends its part of the demo company after those that it names', () => {
  const modules = [{ name: 'a', demoEndAfter: ['c', 'd'] }, { name: 'b' }, { name: 'c', demoEndAfter: ['d'] }, { name: 'd' }];
  expect(inOrderOfEnds(modules).map(({ name }) => name)).toEqual(['d', 'c', 'a', 'b']);
});

test('modules that wait for each other, or for none that is there, are refused', () => {
  expect(() => inOrderOfEnds([{ name: 'a', demoEndAfter: ['b'] }])).toThrow('a ends after b');
  const circle = [
    { name: 'a', demoEndAfter: ['b'] },
    { name: 'b', demoEndAfter: ['a'] },
  ];
  expect(() => inOrderOfEnds(circle)).toThrow('the modules a, b end after each other');
});

test('what excesos and limites write follows from the contracts, whatever the modules are called', () => {
  const last = MODULES.filter(({ demoEnd }) => demoEnd);
  const order = inOrderOfEnds(last.toReversed()).map(({ name }) => name);
  expect(order).toEqual(['contratos', 'excesos', 'limites']);
});
