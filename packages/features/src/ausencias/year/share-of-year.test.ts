import { expect, it } from 'vitest';
import { shareOfYear, stretchOfYear } from './share-of-year.ts';

it('a day has its place in its year', () => {
  expect(shareOfYear('2026-01-01', 2026)).toBe(0);
  expect(shareOfYear('2026-07-02', 2026)).toBeCloseTo(182 / 365);
  expect(shareOfYear('2028-12-31', 2028)).toBeCloseTo(365 / 366);
  expect([shareOfYear('2025-12-31', 2026), shareOfYear('2027-01-01', 2026)]).toEqual([0, 1]);
});

it('days over New Year are in both years', () => {
  expect(stretchOfYear('2026-12-28', '2027-01-03', 2026)).toEqual({ from: 361 / 365, to: 1 });
  expect(stretchOfYear('2026-12-28', '2027-01-03', 2027)).toEqual({ from: 0, to: 3 / 365 });
  expect(stretchOfYear('2026-12-28', '2026-12-31', 2027)).toBeNull();
});
