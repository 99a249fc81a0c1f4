import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { splitSum } from '@jornada/domain/gastos/iva.ts';
import type { LineaIva } from '@jornada/domain/gastos/modelo.ts';
import { isCashRounding, unitOf } from '@jornada/domain/gastos/monedas.ts';
import { usualIva } from '@jornada/domain/gastos/tipos-iva.ts';

export const sumOfLine = ({ baseCentimos, cuotaCentimos }: LineaIva): number => baseCentimos + cuotaCentimos;
const sumOfLines = (lines: readonly LineaIva[]): number => lines.reduce((sum, line) => sum + sumOfLine(line), 0);

type Receipt = { lineas: LineaIva[]; totalCentimos: number | null; moneda: string };

/**
 * The lines after the total was typed. A receipt with one rate needs no more than its total: its only line follows it, as long as
 * nobody wrote something else into it. `usual`: the rate of a first line; undefined: no line is made.
 */
export function linesForTotal(
  { lineas, totalCentimos: before, moneda }: Receipt,
  total: number | null,
  usual: number | undefined,
): LineaIva[] {
  const unit = unitOf(moneda);
  const [only, ...others] = lineas;
  if (others.length > 0) return lineas;
  if (!only) return total === null || total === 0 || usual === undefined ? lineas : [splitSum(total, usual, unit)];
  if (sumOfLine(only) !== (before ?? 0)) return lineas;
  return total === null ? [] : [splitSum(total, only.porMil, unit)];
}

/** What the total says beyond the lines: positive if something is missing. Null: there is nothing to compare. */
export function missingOf({ lineas, totalCentimos }: Omit<Receipt, 'moneda'>): number | null {
  return lineas.length === 0 || totalCentimos === null ? null : totalCentimos - sumOfLines(lineas);
}

/** Whether what is missing is no more than the coins that there are not. */
export function isRoundedInCash(receipt: Receipt): boolean {
  const missing = missingOf(receipt);
  return missing !== null && isCashRounding(receipt.totalCentimos ?? 0, missing, receipt.moneda);
}

/** Whether the only line is the total by one rate: that it adds up says nothing of what stands on the receipt. */
export function isWorkedOut({ lineas: [only, ...others], totalCentimos, moneda }: Receipt): boolean {
  if (!only || others.length > 0 || totalCentimos === null) return false;
  return splitSum(totalCentimos, only.porMil, unitOf(moneda)).baseCentimos === only.baseCentimos;
}

/** A further line: what is missing to the total, by the first rate that no line has yet. */
export function nextLine(receipt: Receipt, rates: readonly number[]): LineaIva {
  const rate = rates.find((one) => receipt.lineas.every(({ porMil }) => porMil !== one)) ?? rates[0] ?? 0;
  return splitSum(Math.max(missingOf(receipt) ?? 0, 0), rate, unitOf(receipt.moneda));
}

type Where = { tipo: number | null; pais: string; dia: string };
type Offer = Pick<GastoNuevo, 'tipos' | 'ivas' | 'empresa'>;

/** The rate of a first line: what is usual for the type of the expense, in its country on its day. */
export function usualRate({ tipo, pais, dia }: Where, { tipos, ivas, empresa }: Offer): number | undefined {
  const categoria = tipos.find(({ id }) => id === tipo)?.categoria;
  if (categoria === undefined || dia === '') return ivas[0];
  return usualIva(pais || empresa.pais, dia, categoria) ?? ivas[0];
}

/** The lines after type, country or day have changed: the only line follows the rate that was proposed for it, while it is that one still. */
export function linesForUsual(receipt: Receipt & Where, change: Partial<Where>, offer: Offer): LineaIva[] {
  const [only] = receipt.lineas;
  const after = usualRate({ ...receipt, ...change }, offer);
  if (!only || !isWorkedOut(receipt) || after === undefined || only.porMil !== usualRate(receipt, offer)) return receipt.lineas;
  return [splitSum(receipt.totalCentimos ?? 0, after, unitOf(receipt.moneda))];
}
