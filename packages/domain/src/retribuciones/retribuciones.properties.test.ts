import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectMeses, groupMeses, sumRetribuciones } from './ano.ts';
import { explainDiferencia } from './diferencia.ts';
import { examineRetribucion, netOf } from './examen.ts';
import { MAXIMO_RAYAS, rayasOf, unitOfRayas } from './grafico.ts';
import { CLASES_RETRIBUCION, type LineaRetribucion, type Retribucion } from './modelo.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const linea = fc.record<LineaRetribucion>({
  clase: fc.constantFrom('devengo', 'deduccion'),
  concepto: fc.constantFrom('Salario base', 'Plus', 'Horas extra', 'Anticipo'),
  importe: fc.integer({ min: -100_000, max: 500_000 }),
  nota: fc.option(fc.constantFrom('7 oct', '16 nov')),
});
/** Statements as the server keeps them: the net amount is what is left; lines may say anything, or nothing. */
const retribucion = fc
  .record({
    ano: fc.constantFrom(2025, 2026),
    mes: fc.integer({ min: 1, max: 12 }),
    clase: fc.constantFrom(...CLASES_RETRIBUCION),
    bruto: cents,
    seguridadSocial: cents,
    baseIrpf: fc.option(cents),
    tipoIrpf: fc.option(fc.integer({ min: 0, max: 5000 })),
    irpf: cents,
    otrasDeducciones: fc.integer({ min: -10_000, max: 100_000 }),
    costeEmpresa: fc.option(cents),
    lineas: fc.array(linea, { maxLength: 6 }),
  })
  .map((one): Retribucion => ({ ...one, neto: netOf(one) }));
const month = fc.array(retribucion, { maxLength: 3 }).map((retribuciones) => ({ ano: 2026, mes: 5, retribuciones }));

test('the reasons of a difference always add up to it, whatever the lines say', () => {
  fc.assert(
    fc.property(month, month, (antes, despues) => {
      const difference = sumRetribuciones(despues.retribuciones).neto - sumRetribuciones(antes.retribuciones).neto;
      const motivos = explainDiferencia(antes, despues);
      expect(motivos.reduce((sum, { importe }) => sum + importe, 0)).toBe(difference);
      expect(motivos.every(({ importe }) => importe !== 0)).toBe(true);
    }),
  );
});

test('lines stand by their size, then what is not said, then social security and income tax, each once', () => {
  fc.assert(
    fc.property(month, month, (antes, despues) => {
      const kinds = explainDiferencia(antes, despues);
      const rank = (one: (typeof kinds)[number]): number => ['sin-explicar', 'seguridad-social', 'irpf'].indexOf(one.motivo);
      expect(kinds.map(rank)).toEqual(kinds.map(rank).toSorted((a, b) => a - b));
      const said = kinds.filter((one) => rank(one) === -1).map(({ importe }) => Math.abs(importe));
      expect(said).toEqual(said.toSorted((a, b) => b - a));
      expect(kinds.filter((one) => rank(one) >= 0)).toHaveLength(
        new Set(kinds.filter((one) => rank(one) >= 0).map(({ motivo }) => motivo)).size,
      );
    }),
  );
});

test('a month differs from itself in nothing', () => {
  fc.assert(
    fc.property(month, (one) => {
      expect(explainDiferencia(one, one)).toEqual([]);
    }),
  );
});

test('the sums of a year are those of its months', () => {
  fc.assert(
    fc.property(fc.array(retribucion, { maxLength: 20 }), (all) => {
      const months = groupMeses(all);
      expect(months.map(({ retribuciones }) => sumRetribuciones(retribuciones).neto).reduce((a, b) => a + b, 0)).toBe(
        sumRetribuciones(all).neto,
      );
      expect(netOf(sumRetribuciones(all))).toBe(sumRetribuciones(all).neto);
    }),
  );
});

test('the highest month fits in the chart, and no tick is drawn that was not earned', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (bruto, share) => {
      const unit = unitOfRayas(bruto);
      const { neto, retenido } = rayasOf({ bruto, neto: Math.round(bruto * share) }, unit);
      expect(neto + retenido).toBeLessThanOrEqual(MAXIMO_RAYAS);
      expect(Math.min(neto, retenido)).toBeGreaterThanOrEqual(0);
      // No larger than it must be.
      expect(unit === 10_000 || bruto > (unit / 2) * MAXIMO_RAYAS).toBe(true);
    }),
  );
});

test('nothing is expected of a month that is paid, nor beyond December', () => {
  fc.assert(
    fc.property(fc.array(retribucion, { maxLength: 12 }), (all) => {
      const meses = groupMeses(all.map((one) => ({ ...one, ano: 2026 })));
      const expected = expectMeses(meses, { muestraPrevistos: true, mesesExtra: [6, 12], ultimaExtra: 100 });
      expect(expected.every(({ mes }) => mes > (meses.at(-1)?.mes ?? 0) && mes <= 12)).toBe(true);
    }),
  );
});

test('a statement whose figures were made from its lines has no fault', () => {
  fc.assert(
    fc.property(retribucion, (one) => {
      const total = (clase: 'devengo' | 'deduccion') => one.lineas.reduce((sum, l) => (l.clase === clase ? sum + l.importe : sum), 0);
      const made = { ...one, bruto: total('devengo'), otrasDeducciones: total('deduccion') };
      expect(examineRetribucion({ ...made, neto: netOf(made) })).toEqual([]);
      expect(examineRetribucion({ ...made, neto: netOf(made) + 1 }).map(({ falta }) => falta)).toEqual(['no-cuadra-neto']);
    }),
  );
});
