import { describe, expect, test } from 'vitest';
import { formatNumero, normalizeNumero, problemaDeCcc, problemaDeNaf } from './seguridad-social.ts';

describe("a person's number", () => {
  // 2812345678 = 97 · 28993254 + 40.
  test.each([
    ['281234567840', null],
    ['28/12345678/40', null],
    [' 28 1234 5678 40 ', null],
    // A small number counts with seven digits: 08 and 0123456 are 80123456 = 97 · 826015 + 1.
    ['080012345601', null],
    // Two digits changed places.
    ['281234576840', '281234576833'],
    ['281234567841', '281234567840'],
    // 280000001 = 97 · 2886597 + 92.
    ['280000000192', null],
  ])('%s', (naf, correcto) => {
    const problem = problemaDeNaf(naf);
    expect(problem?.correcto ?? null).toBe(correcto);
  });

  test.each(['', '28123456784', '2812345678400', '28123456784O', '001234567840', '２８1234567840'])('%j has not the form of one', (naf) => {
    expect(problemaDeNaf(naf)).toEqual({ correcto: null });
  });

  test('each of the 96 other pairs of check digits is refused', () => {
    const wrong = Array.from({ length: 100 }, (_, pair) => `2812345678${String(pair).padStart(2, '0')}`).filter((naf) =>
      problemaDeNaf(naf),
    );
    expect(wrong).toHaveLength(99);
  });
});

describe("an employer's account", () => {
  // 281234567 = 97 · 2899325 + 42.
  test.each([
    ['28123456742', null],
    ['28/1234567/42', null],
    ['0111 28 1234567 42', null],
    ['28123456743', '28123456742'],
    ['011128123456743', '011128123456742'],
  ])('%s', (ccc, correcto) => {
    expect(problemaDeCcc(ccc)?.correcto ?? null).toBe(correcto);
  });

  test.each(['', '281234567840', '2812345674', '00123456742'])('%j has not the form of one', (ccc) => {
    expect(problemaDeCcc(ccc)).toEqual({ correcto: null });
  });
});

test('numbers are shown in their parts, and stored without them', () => {
  expect(['281234567840', '28123456742', '011128123456742', 'x'].map(formatNumero)).toEqual([
    '28 12345678 40',
    '28 1234567 42',
    '0111 28 1234567 42',
    'x',
  ]);
  expect(normalizeNumero(formatNumero('281234567840'))).toBe('281234567840');
});
