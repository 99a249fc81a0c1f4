import { describe, expect, it } from 'vitest';
import {
  audienciaDe,
  AUDIENCIA_VACIA,
  clavesDe,
  estadoDeComunicado,
  horaLocalDe,
  imagenesDe,
  instanteDe,
  isEnlaceSeguro,
  textoDe,
} from './index.ts';

describe('a link', () => {
  it.each([
    'https://aurora.es',
    'https://aurora.es/a?b=1#c',
    'HTTP://aurora.es:8080/',
    'https://aurora.es/@ana',
    'mailto:ana@aurora.es',
    'tel:+34612401877',
  ])('%s leads somewhere', (enlace) => expect(isEnlaceSeguro(enlace)).toBe(true));
  it.each([
    '',
    'aurora.es',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' https://aurora.es',
    'https://aurora.es/ x',
    'java\tscript:alert(1)',
    'https://bank.es@evil.es',
    'https:evil.es',
    'https:///evil.es',
    '//evil.es',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://aurora.es/1',
    'mailto:javascript:alert(1)',
    'mailto:',
    'tel:javascript',
    `https://a.es/${'x'.repeat(2000)}`,
  ])('%s is none', (enlace) => expect(isEnlaceSeguro(enlace)).toBe(false));
});

describe('a document', () => {
  it('is searched by all its words, and names each picture once', () => {
    const documento = [
      { tipo: 'titulo' as const, nivel: 2 as const, texto: [{ texto: 'Uno ' }, { texto: 'dos', negrita: true as const }] },
      {
        tipo: 'lista' as const,
        numerada: true,
        puntos: [
          { texto: [{ texto: 'tres' }], lista: { tipo: 'lista' as const, numerada: false, puntos: [{ texto: [{ texto: 'cuatro' }] }] } },
        ],
      },
      { tipo: 'tabla' as const, filas: [[{ cabecera: true, texto: [{ texto: 'cinco' }] }]] },
      { tipo: 'imagen' as const, ficheroId: 9, alt: 'seis' },
      { tipo: 'imagen' as const, ficheroId: 9, alt: '' },
    ];
    expect(textoDe(documento)).toBe('Uno dos\ntres\ncuatro\ncinco\nseis\n');
    expect(imagenesDe(documento)).toEqual([9]);
  });
});

describe('an audience', () => {
  it('is kept as one word for each group, and read from them again', () => {
    const audiencia = { todos: false, centros: [3, 3], departamentos: [5], roles: ['admin' as const], personas: [17] };
    const claves = clavesDe(audiencia);
    expect(claves).toEqual(['centro:3', 'departamento:5', 'rol:admin', 'persona:17']);
    expect(audienciaDe(claves)).toEqual({ ...audiencia, centros: [3] });
    expect(clavesDe({ ...audiencia, todos: true })).toEqual(['todos']);
    expect(audienciaDe(['todos'])).toEqual({ ...AUDIENCIA_VACIA, todos: true });
  });
});

describe('an hour on the wall', () => {
  it.each([
    ['on a usual day', '2026-11-23T08:00', '2026-11-23T07:00:00Z'],
    ['that the clock leaves out: the one after it', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
    ['that comes twice: the first', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
    ['at midnight', '2026-07-01T00:00', '2026-06-30T22:00:00Z'],
  ])('%s', (_what, local, instante) => expect(instanteDe(local, 'Europe/Madrid')).toBe(instante));
  it('is shown as it was chosen', () => expect(horaLocalDe('2026-11-23T07:00:00Z', 'Europe/Madrid')).toBe('2026-11-23T08:00'));
});

describe('where an announcement stands', () => {
  const [before, then, after] = ['2026-03-01T08:00:00Z', '2026-03-02T08:00:00Z', '2026-03-03T08:00:00Z'];
  it.each([
    ['borrador', { borrador: true, publica: then, caduca: null, retirado: null }, after],
    ['programado', { borrador: false, publica: then, caduca: null, retirado: null }, before],
    ['publicado', { borrador: false, publica: then, caduca: null, retirado: null }, then],
    ['publicado', { borrador: false, publica: before, caduca: after, retirado: null }, then],
    ['caducado', { borrador: false, publica: before, caduca: then, retirado: null }, then],
    ['retirado', { borrador: false, publica: before, caduca: then, retirado: then }, after],
  ] as const)('%s', (estado, plazo, ahora) => expect(estadoDeComunicado(plazo, ahora)).toBe(estado));
});
