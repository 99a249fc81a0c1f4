import { expect, test } from 'vitest';
import { meets, tableOf, type Figure } from './figure.ts';
import { spreadOf } from './stats.ts';

const ours = spreadOf([4000, 4100, 3900]);
const ratio = spreadOf([0.4, 0.39, 0.41]);
const figure: Figure = {
  what: 'clock-in',
  unit: 'requests/s',
  ours,
  beside: spreadOf([10_000, 10_200, 9800]),
  judged: ratio,
  bar: { atLeast: 0.4 },
};

test('a bar is met by the median, on the right side of it', () => {
  expect(meets(figure)).toBe(true);
  expect(meets({ ...figure, bar: { atLeast: 0.401 } })).toBe(false);
  expect(meets({ ...figure, bar: { atMost: 0.4 } })).toBe(true);
  expect(meets({ ...figure, bar: { atMost: 0.399 } })).toBe(false);
});

test('a line says what was measured beside what, and whether it is enough', () => {
  expect(tableOf([figure]).split('\n').at(-1)).toBe(
    '| clock-in | requests/s | 4,000 (3,900–4,100) | 10,000 (9,800–10,200) | 0.4 (0.39–0.41) | ≥ 0.4 | met |',
  );
  expect(tableOf([{ ...figure, bar: { atLeast: 0.5 } }])).toContain('**not met**');
});
