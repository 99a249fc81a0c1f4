import { expect, test } from 'vitest';
import { duracionCsv, toCsv, sinApostrofo, sinFormula } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1', "'\t'=1"],
  // Where another separator holds, the rest is a cell of its own.
  ['x;=HYPERLINK("a")', `x;'=HYPERLINK("a")`],
  ['x, "+1', `x, "'+1`],
  ['dos\n@a', "dos\n'@a"],
  ['a; b, c', 'a; b, c'],
  ['\rx', "'\rx"],
  ['8:02 – 13:00', '8:02 – 13:00'],
  ['Me = equivoqué', 'Me = equivoqué'],
])('the text %j goes into a spreadsheet as %j', (text, expected) => {
  expect(sinFormula(text)).toBe(expected);
  expect(sinApostrofo(expected)).toBe(text);
});

test('cells with quotes, separators and line breaks are quoted; numbers stay numbers, below zero too', () => {
  const text = toCsv(
    [
      ['a;b', 'dijo "no"', 'dos\nlíneas', 'a,b'],
      [-12, 0, null, ''],
    ],
    ';',
  );
  expect(text).toBe('\uFEFF"a;b";"dijo ""no""";"dos\nlíneas";a,b\r\n-12;0;;\r\n');
});

test.each([
  [513, '8:33'],
  [0, '0:00'],
  [10_080, '168:00'],
])('%i minutes are the duration %s, which no spreadsheet takes for a formula', (minutos, expected) => {
  expect(duracionCsv(minutos)).toBe(expected);
  expect(sinFormula(expected)).toBe(expected);
});
