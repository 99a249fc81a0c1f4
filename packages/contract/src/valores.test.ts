import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { correoElectronico } from './registro.ts';
import { textoHasta } from './valores.ts';

it('a text and an address come in without signs that nobody sees', () => {
  expect(z.parse(textoHasta(40), '\u200bAna\u00ad Gil\ufeff ')).toBe('Ana Gil');
  expect(z.parse(correoElectronico, 'ana@x.es\u200b')).toBe('ana@x.es');
});

it('what joins several signs to one stays', () => {
  expect(z.parse(textoHasta(40), '👩\u200d🔧')).toBe('👩\u200d🔧');
});
