import type { Fecha } from '../horario/modelo.ts';
import { balance, type LineaDia } from '../registros/balance.ts';
import { mesDe } from './modelo.ts';

type Total = { previstoMinutos: number; trabajadoMinutos: number; balanceMinutos: number; diasQueCuentan: number; incompletos: number };

/** One month of a year. `acumuladoMinutos`: the balances up to it. */
export type MesDelAno = Total & {
  mes: number;
  acumuladoMinutos: number;
  estado: 'vivido' | 'en-curso' | 'futuro' | 'sin-contrato';
  cerrado: boolean;
};

const ZERO: Total = { previstoMinutos: 0, trabajadoMinutos: 0, balanceMinutos: 0, diasQueCuentan: 0, incompletos: 0 };

const plus = (a: Total, b: Total): Total => ({
  previstoMinutos: a.previstoMinutos + b.previstoMinutos,
  trabajadoMinutos: a.trabajadoMinutos + b.trabajadoMinutos,
  balanceMinutos: a.balanceMinutos + b.balanceMinutos,
  diasQueCuentan: a.diasQueCuentan + b.diasQueCuentan,
  incompletos: a.incompletos + b.incompletos,
});

function stateOf(dias: readonly LineaDia[], mes: string, hoy: Fecha): MesDelAno['estado'] {
  if (mes > mesDe(hoy)) return 'futuro';
  if (dias.every(({ motivo, trabajadoMinutos }) => motivo === 'sin-contrato' && trabajadoMinutos === 0)) return 'sin-contrato';
  return mes === mesDe(hoy) ? 'en-curso' : 'vivido';
}

/**
 * The twelve months of a year and their sum, from the lines of its days up to today. `estaCerrado`: whether a day is closed to
 * changes.
 */
export function balanceDelAno(options: { ano: number; lineas: readonly LineaDia[]; hoy: Fecha; isClosed(fecha: Fecha): boolean }): {
  meses: MesDelAno[];
  total: Total;
} {
  const byMonth = Map.groupBy(options.lineas, ({ fecha }) => mesDe(fecha));
  let total = ZERO;
  const meses = Array.from({ length: 12 }, (_, index): MesDelAno => {
    const mes = `${options.ano}-${String(index + 1).padStart(2, '0')}`;
    const dias = byMonth.get(mes) ?? [];
    const { previstoMinutos, trabajadoMinutos, balanceMinutos, diasQueCuentan, incompletos } = balance(dias);
    const own: Total = { previstoMinutos, trabajadoMinutos, balanceMinutos, diasQueCuentan, incompletos: incompletos.length };
    total = plus(total, own);
    const cerrado = dias.length > 0 && dias.every(({ fecha }) => options.isClosed(fecha));
    return { mes: index + 1, ...own, acumuladoMinutos: total.balanceMinutos, estado: stateOf(dias, mes, options.hoy), cerrado };
  });
  return { meses, total };
}
