import { describe, expect, it } from 'vitest';
import { iniciales } from './iniciales.ts';

describe('iniciales', () => {
  it.each([
    ['Lucía Martín Soto', 'LM'],
    ['Ana', 'A'],
    ['  maría   del  carmen ', 'MC'],
    ['María de la O', 'MO'],
    ['Jürgen von der Weide', 'JW'],
    ['João dos Santos', 'JS'],
    ['Íñigo Óscar', 'ÍÓ'],
    ['I\u0301n\u0303igo', 'Í'],
    ['Martín Soto, Lucía', 'LM'],
    ['Soto,', 'S'],
    ['ßeta', 'S'],
    ['«Pepe» (García)', 'PG'],
    ['De la', 'DL'],
    ['𝒳 𝒴', '𝒳𝒴'],
    ['2ª Planta', '2P'],
    ['', ''],
    [' - ', ''],
  ])('%j is %j', (nombre, esperado) => {
    expect(iniciales(nombre)).toBe(esperado);
  });
});
