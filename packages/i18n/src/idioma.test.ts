import { describe, expect, it } from 'vitest';
import { chooseIdioma, toIdioma } from './idioma.ts';

describe('toIdioma', () => {
  it.each([
    ['es', 'es'],
    ['ES', 'es'],
    ['pt-BR', 'pt'],
    ['de_AT', 'de'],
    [' en-GB ', 'en'],
    ['fr', null],
    ['est', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('takes %j for %j', (tag, idioma) => {
    expect(toIdioma(tag)).toBe(idioma);
  });
});

describe('chooseIdioma', () => {
  it('takes the first wish that it knows', () => {
    expect(chooseIdioma([null, 'fr-FR', 'pt-PT', 'es'])).toBe('pt');
  });

  it('falls back to English', () => {
    expect(chooseIdioma(['fr', 'ca'])).toBe('en');
    expect(chooseIdioma([])).toBe('en');
  });
});
