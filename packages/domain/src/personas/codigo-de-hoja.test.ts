import { expect, it } from 'vitest';
import { readCodigoDeHoja, writeCodigoDeHoja } from './codigo-de-hoja.ts';

it('is printed in groups and read however it is typed', () => {
  expect(writeCodigoDeHoja('12.ABCDEFGH23K7')).toBe('12-ABCD-EFGH-23K7');
  for (const typed of ['12-ABCD-EFGH-23K7', ' 12 abcd efgh 23k7 ', '12abcdefgh23k7', '12.ABCDEFGH23K7', '12–ABCD–EFGH–23K7'])
    expect(readCodigoDeHoja(typed)).toBe('12.ABCDEFGH23K7');
});

it('keeps the company and the secret apart although the secret may begin with digits', () => {
  expect(readCodigoDeHoja('1-2345-ABCD-EFGH')).toBe('1.2345ABCDEFGH');
  expect(readCodigoDeHoja(writeCodigoDeHoja('305.234567ABCDEF'))).toBe('305.234567ABCDEF');
});

it('is nothing else', () => {
  for (const typed of ['', '12', 'ABCD-EFGH-23K7', '12-ABCD-EFGH-23K', '0-ABCD-EFGH-23K7', '12-ABCD-EFGH-2389', '12-ABCD-EFGH-23K7-A'])
    expect(readCodigoDeHoja(typed)).toBeNull();
});
