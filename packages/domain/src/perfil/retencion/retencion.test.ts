import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFormulario, type Formulario145 } from '../modelo145/index.ts';
import { estimateRetencion, LINEAS_RETENCION, type PagaAnual } from './index.ts';

const DIA = '2026-11-28';
const paga = (more: Partial<PagaAnual> = {}): PagaAnual => ({
  retribucion: 2_660_000,
  cotizaciones: null,
  contrato: 'general',
  temporal: false,
  territorio: 'comun',
  pagas: 14,
  haCambiado: false,
  ...more,
});
const form = (more: Partial<Formulario145> = {}): Formulario145 => ({ ...emptyFormulario(1985), ...more });
const child = (anoNacimiento: number, porEntero = false) => ({
  clave: `h${anoNacimiento}`,
  nombre: '',
  anoNacimiento,
  anoAdopcion: null,
  grado: 0 as const,
  ayuda: false,
  porEntero,
});

test.each([
  ['foral', form(), paga({ territorio: 'foral' }), DIA],
  ['ano-sin-tablas', form(), paga(), '2025-12-31'],
  ['ano-sin-tablas', form(), paga(), '2027-01-01'],
  ['sin-retribucion', form(), paga({ retribucion: 0 }), DIA],
  ['regularizacion', form(), paga({ haCambiado: true }), DIA],
  ['formulario', form({ situacion: 1 }), paga(), DIA],
  ['formulario', form({ anoNacimiento: null }), paga(), DIA],
] as const)('no figure: %s', (motivo, formulario, pay, fecha) => {
  expect(estimateRetencion(formulario, pay, fecha)).toEqual({ hay: false, motivo });
});

test('a payment has its part of the year: the difference of the picture', () => {
  const family = [child(2018), child(2024)];
  const mother = { clave: 'a', nombre: 'Rosa', anoNacimiento: 1959, grado: 0 as const, ayuda: false, convivientes: 1 };
  const before = estimateRetencion(form({ descendientes: family }), paga(), DIA);
  const after = estimateRetencion(form({ descendientes: family, ascendientes: [mother] }), paga(), DIA);
  expect(before.hay && after.hay && before.porPaga - after.porPaga).toBe(1558);
});

test('the lines stand in the order of the sum, each at most once', () => {
  const found = estimateRetencion(form(), paga(), DIA);
  const lines = found.hay ? found.lineas.map(({ linea }) => linea) : [];
  expect(lines).toEqual(LINEAS_RETENCION.filter((linea) => lines.includes(linea)));
  expect(lines).toContain('tope');
});

const pays = fc.integer({ min: 1, max: 50_000_000 });
const years = fc.array(fc.integer({ min: 2002, max: 2026 }), { maxLength: 6 });

test('more family never means more withholding, and the type stays between zero and the top of the scale', () => {
  fc.assert(
    fc.property(pays, years, fc.integer({ min: 2002, max: 2026 }), (retribucion, born, another) => {
      const of = (list: number[]) =>
        estimateRetencion(form({ descendientes: list.map((year) => child(year)) }), paga({ retribucion }), DIA);
      const [before, after] = [of(born), of([...born, another])];
      if (!before.hay || !after.hay) throw new Error('a figure');
      expect(after.tipo).toBeLessThanOrEqual(before.tipo);
      expect(before.tipo).toBeGreaterThanOrEqual(0);
      expect(before.tipo).toBeLessThan(4700);
    }),
    { numRuns: 200 },
  );
});

test('the order of the children in the form changes nothing', () => {
  fc.assert(
    fc.property(pays, years, (retribucion, born) => {
      const of = (list: number[]) =>
        estimateRetencion(form({ descendientes: list.map((year) => child(year, year % 2 === 0)) }), paga({ retribucion }), DIA);
      expect(of(born.toReversed())).toEqual(of(born));
    }),
    { numRuns: 100 },
  );
});
