import { expect, test } from 'vitest';
import { payOfTwelveMonths } from './doce-meses.ts';
import type { ClaseRetribucion, MesRetribuido, Retribucion } from './modelo.ts';

const HOY = { ano: 2026, mes: 11 };
const statement = (ano: number, mes: number, clase: ClaseRetribucion = 'mensual', more: Partial<Retribucion> = {}): Retribucion => ({
  ano,
  mes,
  clase,
  bruto: 200_000,
  seguridadSocial: 13_000,
  baseIrpf: null,
  tipoIrpf: null,
  irpf: 20_000,
  otrasDeducciones: 0,
  neto: 167_000,
  costeEmpresa: null,
  lineas: [],
  ...more,
});
/** From November of the year before on. */
const months = (count: number, change: (one: MesRetribuido, index: number) => MesRetribuido = (one) => one): MesRetribuido[] =>
  Array.from({ length: count }, (_, index) => {
    const at = 10 + index;
    const [ano, mes] = [2025 + Math.floor(at / 12), (at % 12) + 1];
    return change({ ano, mes, retribuciones: [statement(ano, mes)] }, index);
  });

test('twelve months with two extras are a year in fourteen payments; of each what is taxed', () => {
  const meses = months(12, (one, index) =>
    index === 1 || index === 7
      ? { ...one, retribuciones: [...one.retribuciones, statement(one.ano, one.mes, 'extra', { seguridadSocial: 0 })] }
      : one,
  );
  const last = meses.at(-1)!;
  meses[11] = { ...last, retribuciones: [statement(last.ano, last.mes, 'mensual', { bruto: 203_640, baseIrpf: 200_000 })] };
  expect(payOfTwelveMonths(meses, HOY)).toEqual({
    desde: '2025-11',
    hasta: '2026-10',
    retribucion: 2_800_000,
    cotizaciones: 156_000,
    pagas: 14,
  });
});

test('an extra in each month is more than a form can say', () => {
  const meses = months(12, (one) => ({ ...one, retribuciones: [...one.retribuciones, statement(one.ano, one.mes, 'extra')] }));
  expect(payOfTwelveMonths(meses, HOY)).toMatchObject({ retribucion: 4_800_000, pagas: 16 });
});

test('of more than a year only the last twelve months count', () => {
  const meses = months(13, (one, index) =>
    index === 0 ? { ...one, retribuciones: [statement(one.ano, one.mes, 'liquidacion'), ...one.retribuciones] } : one,
  );
  expect(payOfTwelveMonths(meses, HOY)).toMatchObject({ desde: '2025-12', hasta: '2026-11', retribucion: 2_400_000, pagas: 12 });
});

test.each<[string, MesRetribuido[], typeof HOY]>([
  ['nothing', [], HOY],
  ['eleven months', months(11), HOY],
  ['a gap', months(13).filter((_, index) => index !== 5), HOY],
  [
    'a month with an extra only',
    months(12, (one, i) => (i === 4 ? { ...one, retribuciones: [statement(one.ano, one.mes, 'extra')] } : one)),
    HOY,
  ],
  ['a last statement of long ago', months(12), { ano: 2027, mes: 1 }],
  [
    'a settlement',
    months(12, (one, i) =>
      i === 11 ? { ...one, retribuciones: [...one.retribuciones, statement(one.ano, one.mes, 'liquidacion')] } : one,
    ),
    HOY,
  ],
])('with %s there is no year', (_name, meses, hoy) => {
  expect(payOfTwelveMonths(meses, hoy)).toBeNull();
});
