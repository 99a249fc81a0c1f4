import { describe, expect, test } from 'vitest';
import { INCIDENCIAS } from '../registros/modelo.ts';
import { CLASES_INCIDENCIA, respuestasDe } from './index.ts';

describe('what is asked about a day', () => {
  test('everything that a record can say of a day can be asked about', () => {
    expect(CLASES_INCIDENCIA).toEqual(expect.arrayContaining([...INCIDENCIAS]));
  });

  test.each([
    ['no-vino', ['olvido', 'no-trabajo']],
    ['tarde', ['olvido', 'no-trabajo']],
    ['sin-salida', ['olvido', 'sigo']],
    ['dudosa', ['corrijo', 'correcta']],
  ] as const)('%s has two answers', (clase, both) => {
    expect(respuestasDe(clase)).toEqual(both);
  });
});
