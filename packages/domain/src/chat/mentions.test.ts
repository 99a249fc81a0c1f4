import { describe, expect, it } from 'vitest';
import { namedIn, splitMentions, typedName } from './mentions.ts';

const said = (texto: string, ...nombres: string[]): string[] =>
  splitMentions(texto, nombres).map((one) => (one.menciona ? `[${one.texto}]` : one.texto));

describe('names in a message', () => {
  it('are cut out, the longer one of two that begin alike', () => {
    expect(said('Hola @Ana Vidal, ¿y @Ana?', 'Ana', 'Ana Vidal')).toEqual(['Hola ', '[@Ana Vidal]', ', ¿y ', '[@Ana]', '?']);
    expect(said('@Ana', 'Ana')).toEqual(['[@Ana]']);
  });

  it('are no part of a word, of an address, or of another name', () => {
    expect(said('ivo@Ana.es', 'Ana')).toEqual(['ivo@Ana.es']);
    expect(said('@Anabel', 'Ana')).toEqual(['@Anabel']);
    expect(said('@ sola', '')).toEqual(['@ sola']);
    expect(said('', 'Ana')).toEqual([]);
  });

  it('say who is named', () => {
    const people = [
      { id: 1, nombre: 'Ana' },
      { id: 2, nombre: 'Iñigo Ruiz' },
    ];
    expect(namedIn('Pregunta a @Iñigo Ruiz.', people)).toEqual([people[1]]);
    expect(namedIn('Ana', people)).toEqual([]);
  });
});

describe('a name that is being typed', () => {
  it('begins with the sign and ends at the cursor', () => {
    expect(typedName('Hola @an', 8)).toEqual({ nombre: 'an', desde: 5 });
    expect(typedName('Hola @', 6)).toEqual({ nombre: '', desde: 5 });
    expect(typedName('@ana vi y más', 7)).toEqual({ nombre: 'ana vi', desde: 0 });
  });

  it('is none in an address, after a comma, or in another line', () => {
    expect(typedName('ivo@an', 6)).toBeNull();
    expect(typedName('@ana, y', 7)).toBeNull();
    expect(typedName('@ana\ny', 6)).toBeNull();
    expect(typedName('@ ana', 5)).toBeNull();
    expect(typedName('@ana', 0)).toBeNull();
    expect(typedName('@una dos tres cuatro cinco seis', 31)).toBeNull();
  });
});
