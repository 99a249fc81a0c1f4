import { describe, expect, test } from 'vitest';
import { answersTo, closingAfter, erasedAt, isFirma, keptSince, soundsLikeHealth, textIn, type Pregunta } from './index.ts';

describe('the end of the day of a centre', () => {
  test.each([
    ['comes at midnight of the clock there', '2026-11-23T09:00:00Z', 'Europe/Madrid', '00:00', '2026-11-23T23:00:00Z'],
    ['a minute before ten it is the same evening', '2026-11-23T20:59:00Z', 'Europe/Madrid', '22:00', '2026-11-23T21:00:00Z'],
    ['at ten it is the next one', '2026-11-23T21:00:00Z', 'Europe/Madrid', '22:00', '2026-11-24T21:00:00Z'],
    ['on the islands it is an hour later', '2026-11-23T23:30:00Z', 'Atlantic/Canary', '00:00', '2026-11-24T00:00:00Z'],
    // On 29 March 2026 the clock of Madrid goes from 02:00 to 03:00.
    ['an hour that is skipped comes as much later', '2026-03-28T22:00:00Z', 'Europe/Madrid', '02:30', '2026-03-29T01:30:00Z'],
    ['the day of 23 hours still ends at ten', '2026-03-29T00:30:00Z', 'Europe/Madrid', '22:00', '2026-03-29T20:00:00Z'],
    // On 25 October 2026 the hour from 02:00 to 03:00 comes twice.
    ['an hour that comes twice counts the first time', '2026-10-25T00:10:00Z', 'Europe/Madrid', '02:30', '2026-10-25T00:30:00Z'],
    ['and not again', '2026-10-25T01:10:00Z', 'Europe/Madrid', '02:30', '2026-10-26T01:30:00Z'],
    ['a zone half an hour off', '2026-11-23T18:29:00Z', 'Asia/Kolkata', '00:00', '2026-11-23T18:30:00Z'],
  ])('%s', (_, entrada, zona, hora, closing) => {
    expect(closingAfter({ entrada, zona, hora })).toBe(closing);
  });

  test.each([
    // A month for access data (Instrucción AEPD 1/1996): by date, where the next month has that day.
    ['2026-11-02T09:00:00Z', '2026-12-02T09:00:00Z'],
    ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', '2028-02-29T10:00:00Z'],
    ['2027-02-28T10:00:00Z', '2027-03-28T09:00:00Z'],
    ['2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
    // In Madrid it is already 1 March.
    ['2026-02-28T23:30:00Z', '2026-03-31T22:30:00Z'],
  ])('what came at %s is erased after a month, at %s', (entrada, erased) => {
    expect(erasedAt({ entrada, zona: 'Europe/Madrid', dias: null })).toBe(erased);
  });

  test('or after so many days', () => {
    expect(erasedAt({ entrada: '2027-01-31T10:00:00Z', zona: 'Europe/Madrid', dias: 30 })).toBe('2027-03-02T10:00:00Z');
  });

  test('what is kept goes back so many days', () => {
    expect(keptSince({ ahora: '2026-03-30T10:00:00Z', dias: 30 })).toBe('2026-02-28T10:00:00Z');
  });
});

const ASK: Pregunta[] = [
  { id: 1, clase: 'texto', texto: { texto: '¿A qué vienes?', de: 'Worum geht es?' }, opciones: [], obligatoria: true },
  {
    id: 2,
    clase: 'opcion',
    texto: { texto: '¿Cómo has venido?' },
    opciones: [{ texto: 'En coche', de: 'Mit dem Auto' }, { texto: 'A pie' }],
    obligatoria: true,
  },
  { id: 3, clase: 'si-no', texto: { texto: '¿Traes herramienta?' }, opciones: [], obligatoria: true },
  { id: 4, clase: 'firma', texto: { texto: 'Firma' }, opciones: [], obligatoria: false },
];
const FIRMA = [[10, 20, 30, 40]];

describe('answers', () => {
  test('are kept in the words that the visitor has read, in the order of the questions', () => {
    const given = [
      { pregunta: 3, si: false },
      { pregunta: 2, opcion: 0 },
      { pregunta: 4, firma: FIRMA },
      { pregunta: 1, texto: 'Wartung' },
    ];
    expect(answersTo(ASK, given, 'de')).toEqual({
      faltan: [],
      guardadas: [
        { pregunta: 'Worum geht es?', clase: 'texto', texto: 'Wartung' },
        { pregunta: '¿Cómo has venido?', clase: 'opcion', texto: 'Mit dem Auto' },
        { pregunta: '¿Traes herramienta?', clase: 'si-no', si: false },
        { pregunta: 'Firma', clase: 'firma', firma: FIRMA },
      ],
    });
  });

  test('that lack, or belong to nothing, are named; no is an answer', () => {
    expect(answersTo(ASK, [{ pregunta: 3, si: false }], 'es').faltan).toEqual([1, 2]);
    const wrong = [
      { pregunta: 1, si: true },
      { pregunta: 2, opcion: 2 },
      { pregunta: 3, texto: 'no' },
      { pregunta: 4, firma: [[1, 2, 3]] },
      { pregunta: 9, texto: 'x' },
    ];
    expect(answersTo(ASK, wrong, 'es')).toEqual({ guardadas: [], faltan: [1, 2, 3, 4] });
  });

  test('a signature is ink within its field', () => {
    expect(isFirma(FIRMA)).toBe(true);
    for (const firma of [[], [[]], [[1, 2]], [[1, 2, 3]], [[0, 0, 1001, 5]], [[0, 301, 1, 1]], [[0.5, 1, 2, 3]], [[-1, 1, 2, 3]]])
      expect(isFirma(firma)).toBe(false);
    expect(isFirma([Array.from({ length: 4001 }, () => 1)])).toBe(false);
  });
});

test('a text is in the language that somebody wrote, or in that of the company', () => {
  expect(textIn({ texto: 'Reunión', de: 'Besprechung', en: '' }, 'de')).toBe('Besprechung');
  expect(textIn({ texto: 'Reunión', de: 'Besprechung', en: '' }, 'en')).toBe('Reunión');
});

test('a question for health is heard in four languages, safety is not', () => {
  for (const text of ['¿Has tenido FIEBRE?', 'Any symptoms?', 'Tem alguma doença?', 'Sind Sie krank?', '¿Estás vacunado?'])
    expect(soundsLikeHealth(text)).toBe(true);
  for (const text of ['¿Conoces las normas de seguridad y salud?', '¿Traes casco?', 'Haben Sie Werkzeug dabei?', 'Do you need parking?'])
    expect(soundsLikeHealth(text)).toBe(false);
});
