import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canonicoDe145,
  compareFormularios,
  emptyFormulario,
  examineFormulario,
  hasRightAscendiente,
  hasRightDescendiente,
  mesDeEfecto,
  plazoDeComunicacion,
  renewFormulario,
  settleFormulario,
  type Ascendiente145,
  type Descendiente145,
  type Formulario145,
} from './index.ts';

const ANO = 2026;
const form = (more: Partial<Formulario145> = {}): Formulario145 => ({ ...emptyFormulario(1985), ...more });
const child = (more: Partial<Descendiente145> = {}): Descendiente145 => ({
  clave: 'h1',
  nombre: 'Vega',
  anoNacimiento: 2018,
  anoAdopcion: null,
  grado: 0,
  ayuda: false,
  porEntero: false,
  ...more,
});
const elder = (more: Partial<Ascendiente145> = {}): Ascendiente145 => ({
  clave: 'a1',
  nombre: 'Rosa',
  anoNacimiento: 1959,
  grado: 0,
  ayuda: false,
  convivientes: 1,
  ...more,
});
const rulesOf = (formulario: Formulario145, nif = '00000001R', retribucion: number | null = null) =>
  examineFormulario(formulario, { declarante: { nif }, ano: ANO, retribucion }).map(({ regla }) => regla);

test('an empty form with a birth year is right', () => {
  expect(rulesOf(form())).toEqual([]);
});

test.each<[string, Formulario145, string?, number?]>([
  ['1', form(), '00000001A'],
  ['1', form(), 'B12345674'],
  ['1', form(), 'empleado-7'],
  ['2', form({ anoNacimiento: null })],
  ['2', form({ anoNacimiento: 1905 })],
  ['2', form({ anoNacimiento: 2027 })],
  ['3', form({ situacion: 4 as 3 })],
  ['4', form({ situacion: 2 })],
  ['4', form({ situacion: 2, nifConyuge: '12345678A' })],
  ['4', form({ situacion: 2, nifConyuge: 'B12345674' })],
  ['5', form({ situacion: 3, nifConyuge: '12345678Z' })],
  ['conyuge-repetido', form({ situacion: 2, nifConyuge: '00.000.001-r' })],
  ['6', form({ discapacidad: { grado: 3 as 2, ayuda: false } })],
  ['7', form({ discapacidad: { grado: 0, ayuda: true } })],
  ['8', form({ discapacidad: { grado: 2, ayuda: true } })],
  ['12', form({ movilidad: '2024-12-31' })],
  ['12', form({ movilidad: '2027-01-01' })],
  ['13', form({ descendientes: [child({ anoNacimiento: 2001 })] })],
  ['14', form({ situacion: 1 })],
  ['15', form({ descendientes: [child({ ayuda: true })] })],
  ['15', form({ descendientes: [child({ grado: 2, ayuda: true })] })],
  ['16', form({ ascendientes: [elder({ anoNacimiento: 1962 })] })],
  ['17', form({ ascendientes: [elder({ ayuda: true })] })],
  ['21', form({ vivienda: true }), '00000001R', 3_300_720],
  ['ano', form({ descendientes: [child({ anoNacimiento: 2027 })] })],
  ['adopcion', form({ descendientes: [child({ anoAdopcion: 2017 })] })],
  ['adopcion', form({ descendientes: [child({ anoAdopcion: 2027 })] })],
  ['importe', form({ anualidades: -1 })],
  ['importe', form({ pensionCompensatoria: 10.5 })],
  ['convivientes', form({ ascendientes: [elder({ convivientes: 0 })] })],
  ['convivientes', form({ ascendientes: [elder({ convivientes: 10 })] })],
  ['demasiados', form({ descendientes: Array.from({ length: 17 }, (_, index) => child({ clave: `h${index}` })) })],
  ['demasiados', form({ ascendientes: Array.from({ length: 7 }, (_, index) => elder({ clave: `a${index}` })) })],
])('rule %s is told', (regla, formulario, nif, retribucion) => {
  expect(rulesOf(formulario, nif, retribucion)).toEqual([regla]);
});

test('rule 14 wants a child that gives a right', () => {
  expect(rulesOf(form({ situacion: 1, descendientes: [child()] }))).toEqual([]);
  expect(rulesOf(form({ situacion: 1, descendientes: [child({ anoNacimiento: 2001 })] }))).toEqual(['14', '13']);
});

test('a pay just below the limit keeps the home; so does one that is not known', () => {
  expect(rulesOf(form({ vivienda: true }), '00000001R', 3_300_719)).toEqual([]);
  expect(rulesOf(form({ vivienda: true }))).toEqual([]);
});

test('rules 13 and 16: below 25 and from 65, or any age with a disability', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1906, max: ANO }), fc.constantFrom(0, 1, 2), (anoNacimiento, grado) => {
      expect(hasRightDescendiente({ anoNacimiento, grado }, ANO)).toBe(grado > 0 || anoNacimiento >= 2002);
      expect(hasRightAscendiente({ anoNacimiento, grado }, ANO)).toBe(grado > 0 || anoNacimiento <= 1961);
    }),
  );
});

test('another year: children who turn 25 leave, and a move that is too long ago', () => {
  const { formulario, salen } = renewFormulario(
    form({ descendientes: [child({ clave: 'x', anoNacimiento: 2002 }), child()], movilidad: '2025-05-01' }),
    2027,
  );
  expect([formulario.descendientes.map(({ clave }) => clave), salen.map(({ clave }) => clave), formulario.movilidad]).toEqual([
    ['h1'],
    ['x'],
    null,
  ]);
});

test('what is not asked any more is not kept unseen', () => {
  const settled = settleFormulario(form({ situacion: 3, nifConyuge: '12345678Z', discapacidad: { grado: 2, ayuda: true } }));
  expect([settled.nifConyuge, settled.discapacidad.ayuda]).toEqual([null, false]);
});

test('what changes: fields, and relatives who come, go or are told differently', () => {
  const before = form({ descendientes: [child(), child({ clave: 'h2', nombre: 'Bruno' })] });
  const now = form({ situacion: 1, descendientes: [child({ porEntero: true })], ascendientes: [elder()] });
  expect(compareFormularios(before, now).map(({ campo, antes, ahora }) => [campo, antes !== null, ahora !== null])).toEqual([
    ['situacion', true, true],
    ['descendientes', true, true],
    ['descendientes', true, false],
    ['ascendientes', false, true],
  ]);
  expect(compareFormularios(before, structuredClone(before))).toEqual([]);
  expect(compareFormularios(null, now)).toEqual([]);
});

test('the text that is signed does not depend on the order of the keys', () => {
  const base = { esquema: 1, persona: '1/2', efecto: '2026-12-01', textoVersion: 1, sal: 'ab' } as const;
  const declarante = { nif: '00000001R', nombre: 'A B' };
  const upside = Object.fromEntries(Object.entries(form()).toReversed()) as Formulario145;
  expect(canonicoDe145({ ...base, declarante, formulario: upside })).toBe(canonicoDe145({ ...base, declarante, formulario: form() }));
});

test('ten days for telling it, five before the payroll', () => {
  expect(plazoDeComunicacion('2026-02-25')).toBe('2026-03-07');
  expect([mesDeEfecto('2026-11-25'), mesDeEfecto('2026-11-26'), mesDeEfecto('2026-12-28')]).toEqual(['2026-11', '2026-12', '2027-01']);
});
