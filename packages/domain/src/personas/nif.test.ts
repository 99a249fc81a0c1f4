import { expect, it } from 'vitest';
import { problemaDeNif } from './nif.ts';

it.each([
  ['ES', 'B12345674'],
  ['ES', 'b-12.345.674'],
  ['ES', 'ESB12345674'],
  ['ES', 'A58818501'],
  ['ES', 'Q2826000H'],
  ['ES', 'G58818501'],
  ['ES', 'G5881850A'],
  ['ES', '12345678Z'],
  ['ES', 'X1234567L'],
  ['ES', 'FR 12 345678901'],
  ['PT', '501 964 843'],
  ['DE', 'B12345678'],
  ['DE', '12/345/67890'],
])('%s: %s stands', (pais, nif) => {
  expect(problemaDeNif(nif, pais)).toBeNull();
});

it.each([
  ['ES', 'B12345678', '4', 'B12345674'],
  ['ES', 'b-12.345.67d', '4', 'B12345674'],
  ['ES', 'Q28260008', 'H', 'Q2826000H'],
  ['ES', 'G58818502', '1', 'G58818501'],
  ['ES', '12345678A', 'Z', '12345678Z'],
  ['ES', 'ESX1234567A', 'L', 'X1234567L'],
  ['PT', 'PT501964842', '3', '501964843'],
])('%s: %s should end with %s', (pais, nif, letra, ejemplo) => {
  expect(problemaDeNif(nif, pais)).toEqual({ key: 'letra', params: { letra, ejemplo } });
});
