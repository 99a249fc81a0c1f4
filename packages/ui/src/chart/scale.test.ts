import { expect, test } from 'vitest';
import { linesFor, overHeightFor, topFor } from './scale.ts';

test.each([
  // Minutes: the largest value, the lines, the end of the scale.
  [30, [], 30],
  [480, [240, 480], 480],
  [506, [240, 480], 600],
  [2400, [1200, 2400], 2400],
  [2700, [1200, 2400], 3000],
])('a scale for %i minutes has its lines at round hours and ends above everything', (most, lines, top) => {
  expect(linesFor(most)).toEqual(lines);
  expect(topFor(most)).toBe(top);
  expect(topFor(most)).toBeGreaterThanOrEqual(most);
});

test('draws a few minutes above the plan at least three pixels high, and more true to scale', () => {
  expect(overHeightFor(0.2)).toBeGreaterThanOrEqual(3);
  expect(overHeightFor(17)).toBe(17);
});
