import { describe, expect, test } from 'vitest';
import { at, pageOf } from '../testing/papeles.ts';
import { readPage } from './lectura.ts';
import { findNumbers } from './numeros.ts';

const found = (texto: string): string[] => findNumbers(texto).map(({ documento }) => documento);

describe('an ID number is found however it is written', () => {
  test.each([
    ['NIF 12345678Z', ['12345678Z']],
    ['N.I.F. 12345678Z', ['12345678Z']],
    ['DNI: 12.345.678-Z.', ['12345678Z']],
    ['12 345 678 Z', ['12345678Z']],
    ['1 2 3 4 5 6 7 8 Z', ['12345678Z']],
    ['12345678 - z', ['12345678Z']],
    ['12345678–Z', ['12345678Z']],
    ['12\u00a0345\u00a0678\u00a0Z', ['12345678Z']],
    ['NIE X-1234567-L', ['X1234567L']],
    ['X01234567L', ['X1234567L']],
    ['Y 1234567 X', ['Y1234567X']],
    ['K1234567L', ['K1234567L']],
    ['12345678Z y X1234567L', ['12345678Z', 'X1234567L']],
  ])('%s', (texto, expected) => {
    expect(found(texto)).toEqual(expected);
  });
});

describe('what is none is left alone', () => {
  test.each([
    'CIF B12345674',
    'B-12345678 Z',
    'A 12345678 Z',
    'CCC 28 1234567 89',
    'ES91 2100 0418 4502 0005 1332',
    '112345678Z',
    '12345678ZA',
    'Base 1.470,00 89,93 T',
    '12 34 56 78 A',
  ])('%s', (texto) => {
    expect(found(texto)).toEqual([]);
  });

  test('a number with another letter is read and is not right', () => {
    expect(findNumbers('NIF 12345678A')).toMatchObject([{ documento: '12345678A', esCorrecto: false }]);
  });
});

describe('on a page', () => {
  const read = (...trozos: Parameters<typeof at>[]): string[] =>
    readPage({ ...pageOf(1, []), trozos: trozos.map((one) => at(...one)) }).numeros.map(({ documento }) => documento);

  test('a number may be split over pieces of text, in any order', () => {
    expect(read(['5678Z', 70, 50], ['1234', 50, 50])).toEqual(['12345678Z']);
    expect(read(['Z', 91, 50], ['12345678', 50, 50.8], ['-', 90, 50])).toEqual(['12345678Z']);
  });

  test('its letters may stand in the boxes of a form', () => {
    expect(read(...Array.from('12345678Z', (letter, index) => [letter, 50 + index * 20, 50] as [string, number, number]))).toEqual([
      '12345678Z',
    ]);
  });

  test('figures of other columns do not become part of one', () => {
    expect(read(['1234', 50, 50], ['5678', 150, 50], ['Z', 250, 50])).toEqual([]);
  });

  test('a text that is printed twice for being bold is one', () => {
    const { numeros } = readPage({ ...pageOf(1, []), trozos: [at('12345678Z', 50, 50), at('12345678Z', 50.4, 50)] });
    expect(numeros).toMatchObject([{ documento: '12345678Z', lugares: 1 }]);
  });

  test('it is said where it stands, also in a text that runs upwards', () => {
    const { numeros } = readPage({ ...pageOf(1, []), trozos: [at('NIF 12345678Z', 50, 50)] });
    expect(numeros[0]?.caja).toEqual({ x: 0.1176, y: 0.0594, ancho: 0.0756, alto: 0.0119 });
    const up = { texto: '12345678Z', x: 20, y: 400, ancho: 10, alto: 45, giro: 270 as const };
    const turned = readPage({ ...pageOf(1, []), trozos: [up] });
    expect(turned.numeros).toMatchObject([{ documento: '12345678Z', caja: { x: 0.0336, y: 0.4751, ancho: 0.0168, alto: 0.0534 } }]);
  });
});
