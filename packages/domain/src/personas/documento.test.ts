import { describe, expect, test } from 'vitest';
import { examineDocumento, normalizeDocumento } from './documento.ts';

test.each([
  ['12.345.678-z', '12345678Z'],
  [' x-1234567-l ', 'X1234567L'],
  ['123 456 789', '123456789'],
  ['quiosco-madrid', 'QUIOSCO-MADRID'],
  ['ana.gil@empresa.es', 'ANA.GIL@EMPRESA.ES'],
])('%s is stored as %s', (typed, stored) => {
  expect(normalizeDocumento(typed)).toBe(stored);
});

describe('control signs', () => {
  test.each([
    ['12345678Z', 'ES', 'dni', true, 'Z'],
    ['48211907K', 'ES', 'dni', false, 'C'],
    ['X1234567L', 'ES', 'nie', true, 'L'],
    ['Y1234567X', 'ES', 'nie', true, 'X'],
    ['Z1234567R', 'DE', 'nie', true, 'R'],
    ['Z1234567S', 'DE', 'nie', false, 'R'],
    ['K1234567L', 'ES', 'nif', true, 'L'],
    ['501964843', 'PT', 'nif-pt', true, '3'],
    ['501964842', 'PT', 'nif-pt', false, '3'],
    ['501964842', 'DE', 'libre', true, null],
    ['EMP-0042', 'ES', 'libre', true, null],
    ['1234567Z', 'ES', 'libre', true, null],
    ['ab', 'ES', 'libre', false, null],
    ['=CMD|A1', 'ES', 'libre', false, null],
    ['<SCRIPT>', 'ES', 'libre', false, null],
    ['', 'ES', 'libre', false, null],
  ])('%s in %s: %s, right: %s', (documento, pais, clase, esCorrecto, control) => {
    expect(examineDocumento(documento, pais)).toEqual({ clase, esCorrecto, control });
  });
});
