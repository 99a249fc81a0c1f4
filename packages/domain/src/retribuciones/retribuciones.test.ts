import { expect, test } from 'vitest';
import { expectMeses, groupMeses, sumRetribuciones } from './ano.ts';
import { explainDiferencia } from './diferencia.ts';
import { examineRetribucion, netOf } from './examen.ts';
import { rayasOf, unitOfRayas } from './grafico.ts';
import type { LineaRetribucion, MesRetribuido, Retribucion } from './modelo.ts';

const base: LineaRetribucion = { clase: 'devengo', concepto: 'Salario base', importe: 190_000, nota: null };
function slip(changes: Partial<Retribucion> = {}): Retribucion {
  const one = {
    ano: 2026,
    mes: 10,
    clase: 'mensual' as const,
    bruto: 190_000,
    seguridadSocial: 14_409,
    baseIrpf: 190_000,
    tipoIrpf: 1211,
    irpf: 23_009,
    otrasDeducciones: 0,
    costeEmpresa: null,
    lineas: [base],
    ...changes,
  };
  return { neto: netOf(one), ...one };
}
const month = (...retribuciones: Retribucion[]): MesRetribuido => ({ ano: 2026, mes: retribuciones[0]?.mes ?? 1, retribuciones });

const october = month(slip());
const november = month(
  slip({
    mes: 11,
    bruto: 193_397,
    seguridadSocial: 14_522,
    irpf: 23_225,
    lineas: [
      base,
      { clase: 'devengo', concepto: 'Kilometraje', importe: 1612, nota: '16 nov, exento' },
      { clase: 'devengo', concepto: 'Horas extra', importe: 1785, nota: '7 oct, 1:03 h' },
    ],
  }),
);

test('November has 30,68 more than October, and says why', () => {
  expect(october.retribuciones[0]?.neto).toBe(152_582);
  expect(november.retribuciones[0]?.neto).toBe(155_650);
  expect(explainDiferencia(october, november)).toEqual([
    { motivo: 'linea', clase: 'devengo', concepto: 'Horas extra', nota: '7 oct, 1:03 h', importe: 1785 },
    { motivo: 'linea', clase: 'devengo', concepto: 'Kilometraje', nota: '16 nov, exento', importe: 1612 },
    { motivo: 'seguridad-social', importe: -113 },
    { motivo: 'irpf', importe: -216, tipo: 1211, tipoAntes: 1211 },
  ]);
});

test('a line that is gone takes away, without the remark that it had', () => {
  expect(explainDiferencia(november, october).slice(0, 2)).toEqual([
    { motivo: 'linea', clase: 'devengo', concepto: 'Horas extra', nota: null, importe: -1785 },
    { motivo: 'linea', clase: 'devengo', concepto: 'Kilometraje', nota: null, importe: -1612 },
  ]);
});

test.each([
  ['the month before has no lines', month(slip({ lineas: [] })), november],
  ['the month itself has none', october, month(slip({ mes: 11, bruto: 193_397, seguridadSocial: 14_522, irpf: 23_225, lineas: [] }))],
])('what the lines do not say is one row, where %s', (_, antes, despues) => {
  expect(explainDiferencia(antes, despues)).toEqual([
    { motivo: 'sin-explicar', importe: 3397 },
    { motivo: 'seguridad-social', importe: -113 },
    { motivo: 'irpf', importe: -216, tipo: 1211, tipoAntes: 1211 },
  ]);
});

test('extra pay is one reason, and an advance that is taken off another', () => {
  const june = month(slip({ mes: 6 }), slip({ mes: 6, clase: 'extra', seguridadSocial: 0, lineas: [{ ...base, concepto: 'Paga extra' }] }));
  const july = month(
    slip({ mes: 7, otrasDeducciones: 5000, lineas: [base, { clase: 'deduccion', concepto: 'Anticipo', importe: 5000, nota: null }] }),
  );
  expect(explainDiferencia(june, july).map((one) => [one.motivo, one.importe])).toEqual([
    ['extra', -190_000],
    ['linea', -5000],
    ['irpf', 23_009],
  ]);
});

test('sums that do not agree are told with what they should be', () => {
  expect(examineRetribucion(slip({ neto: 152_583 }))).toEqual([{ falta: 'no-cuadra-neto', debe: 152_582 }]);
  expect(examineRetribucion(slip({ lineas: [{ ...base, importe: 1 }] }))).toEqual([{ falta: 'no-cuadra-devengos', debe: 1 }]);
  expect(examineRetribucion(slip({ otrasDeducciones: 100, lineas: [base, { ...base, clase: 'deduccion', importe: 90 }] }))).toEqual([
    { falta: 'no-cuadra-deducciones', debe: 90 },
  ]);
  expect(examineRetribucion(slip({ otrasDeducciones: 100 }))).toEqual([]);
});

test('one tick is 100 €, and doubles until the highest month fits in forty', () => {
  expect([0, 10_000, 400_000, 400_001, 800_000, 800_001].map(unitOfRayas)).toEqual([10_000, 10_000, 10_000, 20_000, 20_000, 40_000]);
  expect(rayasOf({ bruto: 193_397, neto: 155_650 }, 10_000)).toEqual({ neto: 16, retenido: 3 });
  expect(rayasOf({ bruto: 190_000, neto: 152_582 }, 10_000)).toEqual({ neto: 15, retenido: 4 });
});

test('months to come are shown only where the company says so, with the extra that the person had', () => {
  const meses = groupMeses([slip({ mes: 9 }), slip({ mes: 10 }), slip({ mes: 11, bruto: 193_397 })]);
  const calendar = { mesesExtra: [6, 12], ultimaExtra: 190_000 };
  expect(expectMeses(meses, { ...calendar, muestraPrevistos: false })).toEqual([]);
  expect(expectMeses(meses, { ...calendar, muestraPrevistos: true })).toEqual([{ mes: 12, bruto: 380_000, conExtra: true }]);
  expect(expectMeses(meses, { ...calendar, ultimaExtra: null, muestraPrevistos: true })).toEqual([
    { mes: 12, bruto: 190_000, conExtra: false },
  ]);
  const left = groupMeses([slip(), slip({ clase: 'liquidacion' })]);
  expect(expectMeses(left, { ...calendar, muestraPrevistos: true })).toEqual([]);
});

test('the year counts its months and its extras', () => {
  const all = [slip({ mes: 6 }), slip({ mes: 6, clase: 'extra', seguridadSocial: 0 }), slip({ mes: 7 })];
  expect(sumRetribuciones(all)).toMatchObject({ mensuales: 2, extras: 1, bruto: 570_000, seguridadSocial: 28_818, irpf: 69_027 });
  expect(groupMeses(all.toReversed()).map(({ mes, retribuciones }) => [mes, retribuciones.map(({ clase }) => clase)])).toEqual([
    [6, ['mensual', 'extra']],
    [7, ['mensual']],
  ]);
});
