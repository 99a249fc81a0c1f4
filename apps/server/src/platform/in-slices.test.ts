import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('long work for many comes out in order, and something else is done meanwhile', async () => {
  let others = 0;
  const ticking = setInterval(() => (others += 1), 1);
  const busy = (one: number): number => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    return one * 2;
  };
  try {
    expect(await inSlices([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], busy)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(others).toBeGreaterThan(0);
  } finally {
    clearInterval(ticking);
  }
  expect(await inSlices([], busy)).toEqual([]);
});
