import { describe, expect, test } from 'vitest';
import { dniOf, pageOf, statement } from '../testing/papeles.ts';
import { judgePages, type PersonaDeReparto } from './juicio.ts';
import { readPage } from './lectura.ts';
import type { TextoDePagina } from './texto.ts';

const person = (
  id: number,
  nombre: string,
  documento = dniOf(10_000_000 + id),
  more: Partial<PersonaDeReparto> = {},
): PersonaDeReparto => ({
  id,
  documento,
  nombre,
  alta: null,
  ultimoDia: null,
  ...more,
});
const ANA = person(1, 'Ana García Pérez');
const LUIS = person(2, 'Luis Núñez de la Torre');
const MIHAI = person(3, 'Mihai Popescu', 'X0000002W');
const EVA = person(4, 'Eva Gil Sanz', undefined, { ultimoDia: '2026-10-15' });
const PEOPLE = [ANA, LUIS, MIHAI, EVA];

const judge = (
  paginas: readonly TextoDePagina[],
  more: { personas?: PersonaDeReparto[]; periodo?: string | null; propios?: string[] } = {},
) => judgePages({ paginas: paginas.map(readPage), personas: PEOPLE, periodo: '2026-11-01', propios: ['B12345674'], ...more });
const short = (paginas: Parameters<typeof judge>[0], more?: Parameters<typeof judge>[1]) =>
  judge(paginas, more).map(({ estado, motivo, persona }) => [estado, motivo ?? persona]);

test('each page goes to the person whose number stands on it', () => {
  const [first] = judge([statement(1, ANA)]);
  expect(first).toMatchObject({ estado: 'encontrada', motivo: null, persona: 1, nombreLeido: null, candidatos: [], sigueA: null });
  expect(first?.leidos).toMatchObject([{ documento: ANA.documento }]);
  expect(short([statement(1, LUIS), statement(2, ANA)])).toEqual([
    ['encontrada', 2],
    ['encontrada', 1],
  ]);
});

describe('the name beside the number', () => {
  test.each(['GARCIA PEREZ, ANA', 'García Pérez Ana', 'D.ª Ana García Pérez', 'ANA GARCIA', 'Trabajadora: Ana García Pérez'])(
    '%s is hers',
    (nombre) => {
      expect(short([statement(1, { ...ANA, nombre })])).toEqual([['encontrada', 1]]);
    },
  );

  test('surnames of several words, with and without their particles', () => {
    for (const nombre of ['NUÑEZ DE LA TORRE, LUIS', 'Núñez Torre Luis'])
      expect(short([statement(1, { ...LUIS, nombre })])).toEqual([['encontrada', 2]]);
  });

  test.each(['Mihail Popesco', 'Óscar Benítez Lara', 'POPESCU, ION'])('%s is not Mihai Popescu', (nombre) => {
    const [page] = judge([statement(1, { ...MIHAI, nombre })]);
    expect(page).toMatchObject({ estado: 'dudosa', motivo: 'nombre-distinto', nombreLeido: nombre, persona: null, candidatos: [3] });
  });

  test('a page that says no name goes by its number', () => {
    for (const title of ['Certificado', 'Detalle de complementos', 'Cursos de prevención'])
      expect(short([pageOf(1, [title, ANA.documento])])).toEqual([['encontrada', 1]]);
  });
});

describe('several numbers', () => {
  test("the company's own is none of a person's, also where the company is a person", () => {
    const paginas = [pageOf(1, [['Empresa de Luis', `NIF ${LUIS.documento}`], ANA.nombre, ANA.documento])];
    expect(short(paginas, { propios: [LUIS.documento] })).toEqual([['encontrada', 1]]);
  });

  test('two people are a doubt that names both', () => {
    const [page] = judge([pageOf(1, [ANA.nombre, ANA.documento, LUIS.nombre, LUIS.documento])]);
    expect(page).toMatchObject({ estado: 'dudosa', motivo: 'dos-personas', persona: null, candidatos: [1, 2] });
    expect(page?.leidos).toHaveLength(2);
  });

  test('a person and a stranger, too', () => {
    const [page] = judge([pageOf(1, [ANA.nombre, ANA.documento, dniOf(99_999_999)])]);
    expect(page).toMatchObject({ estado: 'dudosa', motivo: 'dos-personas', candidatos: [1] });
  });

  test('whoever signs as representative is not meant', () => {
    const paginas = [pageOf(1, [ANA.nombre, ANA.documento, '', `El representante: ${dniOf(99_999_999)}`])];
    expect(short(paginas)).toEqual([['encontrada', 1]]);
    expect(short([pageOf(1, ['Carta', `Representante: ${ANA.documento}`])])).toEqual([['dudosa', 'sin-documento']]);
  });

  const signed = (pagina: number, { nombre, documento }: PersonaDeReparto) =>
    pageOf(pagina, [nombre, documento, '', '', 'Fdo.', LUIS.documento]);
  const many = Array.from({ length: 5 }, (_, index) => person(20 + index, `Persona ${'ABCDE'[index]}lonso Ruiz`));

  test('whoever signs all pages is not meant, but on their own', () => {
    const personas = [...PEOPLE, ...many];
    const paginas = [...many.map((one, index) => signed(index + 1, one)), signed(6, LUIS)];
    expect(short(paginas, { personas })).toEqual([...many.map(({ id }) => ['encontrada', id]), ['encontrada', 2]]);
  });

  test('a page on which only they stand is a doubt', () => {
    const personas = [...PEOPLE, ...many];
    const paginas = [...many.map((one, index) => signed(index + 1, one)), pageOf(6, ['Otra cosa', 'Fdo.', LUIS.documento])];
    expect(short(paginas, { personas }).at(-1)).toEqual(['dudosa', 'sin-documento']);
  });
});

describe('nobody is found', () => {
  test('a number that nobody has, with the name that stands there', () => {
    const [page] = judge([statement(1, { nombre: 'Óscar Benítez Lara', documento: '48211907C' })]);
    expect(page).toMatchObject({ estado: 'de-nadie', motivo: 'documento-desconocido', nombreLeido: 'Óscar Benítez Lara', candidatos: [] });
  });

  test('a number with a wrong letter is shown and given to nobody', () => {
    const wrong = `${ANA.documento.slice(0, 8)}${ANA.documento.endsWith('A') ? 'B' : 'A'}`;
    expect(judge([statement(1, { ...ANA, documento: wrong })])).toMatchObject([
      { estado: 'de-nadie', motivo: 'documento-desconocido', leidos: [{ documento: wrong }], persona: null },
    ]);
  });

  test('a picture has no text; letters that are mapped wrongly have no number', () => {
    expect(short([pageOf(1, []), pageOf(2, ['Ø§¥ ¤¶ ß¢£¬', '¿½¾'])])).toEqual([
      ['dudosa', 'sin-texto'],
      ['dudosa', 'sin-documento'],
    ]);
  });

  test('a name alone is offered and not chosen', () => {
    const [page] = judge([pageOf(1, ['Curso de prevención', 'Luis Núñez de la Torre'])]);
    expect(page).toMatchObject({ estado: 'dudosa', motivo: 'sin-documento', candidatos: [2], persona: null });
  });
});

describe('a page that goes on from the one before', () => {
  const rest = (pagina: number, text: string) => pageOf(pagina, ['Detalle de complementos', 'Nocturnidad 12 horas', text]);

  test('by its numbering is a doubt that offers it', () => {
    const pages = judge([
      statement(1, { ...ANA, paginaDe: '1 de 3' }),
      rest(2, 'Página 2 de 3'),
      rest(3, 'Página 3 de 3'),
      statement(4, LUIS),
    ]);
    expect(pages).toMatchObject([
      { persona: 1, estado: 'encontrada' },
      { estado: 'dudosa', motivo: 'continua', sigueA: 1, candidatos: [1], persona: null },
      { estado: 'dudosa', motivo: 'continua', sigueA: 2, candidatos: [1], persona: null },
      { persona: 2, estado: 'encontrada' },
    ]);
  });

  test('by its words as well', () => {
    const lines = ['Recibo de salarios complementos', 'Concepto cantidad precio importe', 'Nocturnidad festivos kilometros'];
    const pages = judge([pageOf(1, [...lines, ANA.documento]), pageOf(2, lines)]);
    expect(pages[1]).toMatchObject({ motivo: 'continua', sigueA: 1, candidatos: [1], persona: null });
  });

  test('not if it begins a paper, and not if it names somebody else', () => {
    expect(judge([statement(1, ANA), rest(2, 'Página 1 de 2')])[1]).toMatchObject({ motivo: 'sin-documento', sigueA: null });
    const lines = ['Recibo de salarios complementos', 'Concepto cantidad precio importe'];
    const other = judge([pageOf(1, [...lines, ANA.documento]), pageOf(2, [...lines, LUIS.nombre])]);
    expect(other[1]).toMatchObject({ motivo: 'sin-documento', candidatos: [2], sigueA: null });
  });

  test('with its number it is found, and follows', () => {
    const pages = judge([1, 2, 3].map((page) => statement(page, { ...ANA, paginaDe: `${page} de 3` })));
    expect(pages.map(({ estado, persona, sigueA }) => [estado, persona, sigueA])).toEqual([
      ['encontrada', 1, null],
      ['encontrada', 1, 1],
      ['encontrada', 1, 2],
    ]);
  });

  test('numbers through the whole file say nothing', () => {
    const lines = ['Escrito', 'Página 3 de 3'];
    const pages = judge([statement(1, { ...ANA, paginaDe: '1 de 3' }), statement(2, { ...LUIS, paginaDe: '2 de 3' }), pageOf(3, lines)]);
    expect(pages[2]).toMatchObject({ motivo: 'sin-documento', sigueA: null });
  });
});

describe('the month', () => {
  test('of another month is a doubt; without a month nothing is asked', () => {
    const october = statement(1, { ...ANA, mes: '1 a 31 de octubre de 2026' });
    expect(short([october])).toEqual([['dudosa', 'otro-mes']]);
    expect(short([october], { periodo: null })).toEqual([['encontrada', 1]]);
  });

  test('in which the person did not work here is a doubt', () => {
    expect(short([statement(1, EVA)])).toEqual([['dudosa', 'fuera-de-la-empresa']]);
    expect(short([statement(1, { ...EVA, mes: 'octubre 2026' })], { periodo: '2026-10-01' })).toEqual([['encontrada', 4]]);
    const later = [person(4, EVA.nombre, EVA.documento, { alta: '2026-12-01' })];
    expect(short([statement(1, EVA)], { personas: later })).toEqual([['dudosa', 'fuera-de-la-empresa']]);
  });
});
