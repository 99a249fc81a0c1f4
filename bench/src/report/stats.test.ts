import { expect, test } from 'vitest';
import { median, percentile, ratios, spreadOf } from './stats.ts';

test('the median is the middle one, or lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('nothing was measured');
});

test('a spread names the middle and both ends', () => {
  expect(spreadOf([30, 10, 20, 50, 40])).toEqual({ median: 30, min: 10, max: 50, count: 5 });
});

test('a percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile([7], 0.99)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow('nothing was measured');
});

test('ratios are taken pass by pass, not between medians', () => {
  // The machine was twice as fast in the second pass, for both sides.
  expect(ratios([10, 20, 30], [20, 40, 30])).toEqual({ median: 0.5, min: 0.5, max: 1, count: 3 });
  expect(() => ratios([1], [1, 2])).toThrow('as many');
});
