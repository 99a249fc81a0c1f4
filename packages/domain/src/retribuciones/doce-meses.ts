import type { MesRetribuido } from './modelo.ts';
import { monthOf } from '../cierres/modelo.ts';
import { sumRetribuciones } from './ano.ts';

/** What statements say of a whole year of pay. Amounts are cents, months `YYYY-MM`. */
export type PagaDeDoceMeses = {
  desde: string;
  hasta: string;
  /** What is taxed, where the statements say it, and what was earned elsewhere. */
  retribucion: number;
  cotizaciones: number;
  /** In how many payments, from 12 to 16: more extras than that are no division of a year's pay. */
  pagas: number;
};

const MESES = 12;
const MOST_PAGAS = 16;
/** A last statement older than this says nothing of the pay of now. */
const MOST_MONTHS_AGO = 2;
const countOf = ({ ano, mes }: Pick<MesRetribuido, 'ano' | 'mes'>): number => ano * MESES + mes;

/**
 * The last twelve months of somebody's pay, the first month first. Null unless each of them has its statement and nobody was settled with: a part
 * of a year says nothing of a year.
 */
export function payOfTwelveMonths(meses: readonly MesRetribuido[], hoy: Pick<MesRetribuido, 'ano' | 'mes'>): PagaDeDoceMeses | null {
  const monthly = meses.filter(({ retribuciones }) => retribuciones.some(({ clase }) => clase === 'mensual'));
  const last = monthly.at(-1);
  const first = monthly.at(-MESES);
  if (!first || !last || countOf(last) - countOf(first) !== MESES - 1 || countOf(hoy) - countOf(last) > MOST_MONTHS_AGO) return null;
  const within = meses.filter((one) => countOf(one) >= countOf(first)).flatMap(({ retribuciones }) => retribuciones);
  if (within.some(({ clase }) => clase === 'liquidacion')) return null;
  const { seguridadSocial: cotizaciones, mensuales, extras } = sumRetribuciones(within);
  const retribucion = within.reduce((sum, { baseIrpf, bruto }) => sum + (baseIrpf ?? bruto), 0);
  return { desde: monthOf(first), hasta: monthOf(last), retribucion, cotizaciones, pagas: Math.min(MOST_PAGAS, mensuales + extras) };
}
