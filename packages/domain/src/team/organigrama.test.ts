import { expect, test } from 'vitest';
import { createOrganigrama, type Vinculo } from './organigrama.ts';

const chart = (...pairs: [number, number | null][]) => createOrganigrama(pairs.map(([id, jefe]): Vinculo => ({ id, jefe })));
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

test('those who lead others come first, each with how many answer to them in all', () => {
  const { under } = chart([9, null], [3, 2], [4, 2], [2, 1], [5, 1], [1, null], [6, 4]);
  expect(under(null)).toEqual([
    { id: 1, aCargo: 5, directos: 2 },
    { id: 9, aCargo: 0, directos: 0 },
  ]);
  expect(under(1)).toEqual([
    { id: 2, aCargo: 3, directos: 2 },
    { id: 5, aCargo: 0, directos: 0 },
  ]);
  expect(ids(under(2))).toEqual([4, 3]);
  expect(under(3)).toEqual([]);
  expect(under(77)).toEqual([]);
});

test('whoever answers to somebody who is not there, or to themselves, is at the top', () => {
  expect(ids(chart([1, 77], [2, 2], [3, 1]).under(null))).toEqual([1, 2]);
});

test('managers in a circle are in the chart once, with all of their people', () => {
  const { under } = chart([1, 3], [2, 1], [3, 2], [4, 2], [5, 4]);
  expect(under(null)).toEqual([{ id: 1, aCargo: 4, directos: 1 }]);
  expect(ids(under(1))).toEqual([2]);
  expect(ids(under(2))).toEqual([4, 3]);
});

test('everybody is in the chart exactly once, whoever answers to whom', () => {
  let seed = 7;
  const next = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 200; round += 1) {
    const size = 1 + next(40);
    const pairs = Array.from({ length: size }, (_, index): [number, number | null] => [index + 1, next(size + 4) || null]);
    const { under } = chart(...pairs);
    const seen: number[] = [];
    const walk = (id: number | null): number =>
      under(id).reduce((sum, one) => {
        seen.push(one.id);
        const below = walk(one.id);
        expect(below).toBe(one.aCargo);
        return sum + below + 1;
      }, 0);
    expect(walk(null)).toBe(size);
    expect(new Set(seen).size).toBe(size);
  }
});
