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

it('reads a digit that no code contains as the letter that looks like it', () => {
  expect(readCodigoDeHoja('2-D5T2-62YJ-DC04')).toBe('2.D5T262YJDCO4');
  expect(readCodigoDeHoja('10-0BCD-1FGH-8JKL')).toBe('10.OBCDIFGHBJKL');
  expect(readCodigoDeHoja('2d5t262yjdc04')).toBe('2.D5T262YJDCO4');
});

it('is nothing else', () => {
  for (const typed of ['', '12', 'ABCD-EFGH-23K7', '12-ABCD-EFGH-23K', '0-ABCD-EFGH-23K7', '12-ABCD-EFGH-2399', '12-ABCD-EFGH-23K7-A'])
    expect(readCodigoDeHoja(typed)).toBeNull();
});
