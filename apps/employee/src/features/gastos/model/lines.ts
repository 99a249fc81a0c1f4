import { splitSum } from '@jornada/domain/gastos/iva.ts';
import type { LineaIva } from '@jornada/domain/gastos/modelo.ts';

export const sumOfLine = ({ baseCentimos, cuotaCentimos }: LineaIva): number => baseCentimos + cuotaCentimos;
export const sumOfLines = (lines: readonly LineaIva[]): number => lines.reduce((sum, line) => sum + sumOfLine(line), 0);

type Receipt = { lineas: LineaIva[]; totalCentimos: number | null };

/**
 * The lines after the total was typed. A receipt with one rate needs no more than its total: its only line follows it, as long as
 * nobody wrote something else into it. `usual`: the rate of a first line; undefined: no line is made.
 */
export function linesForTotal({ lineas, totalCentimos: before }: Receipt, total: number | null, usual: number | undefined): LineaIva[] {
  const [only, ...others] = lineas;
  if (others.length > 0) return lineas;
  if (!only) return total === null || total === 0 || usual === undefined ? lineas : [splitSum(total, usual)];
  if (sumOfLine(only) !== (before ?? 0)) return lineas;
  return total === null ? [] : [splitSum(total, only.porMil)];
}

/** What the total says beyond the lines: positive if something is missing. Null: there is nothing to compare. */
export function missingOf({ lineas, totalCentimos }: Receipt): number | null {
  return lineas.length === 0 || totalCentimos === null ? null : totalCentimos - sumOfLines(lineas);
}

/** Whether the only line is the total by one rate: that it adds up says nothing of what stands on the receipt. */
export function isWorkedOut({ lineas: [only, ...others], totalCentimos }: Receipt): boolean {
  if (!only || others.length > 0 || totalCentimos === null) return false;
  return splitSum(totalCentimos, only.porMil).baseCentimos === only.baseCentimos;
}

/** A further line: what is missing to the total, by the first rate that no line has yet. */
export function nextLine(receipt: Receipt, rates: readonly number[]): LineaIva {
  const rate = rates.find((one) => receipt.lineas.every(({ porMil }) => porMil !== one)) ?? rates[0] ?? 0;
  return splitSum(Math.max(missingOf(receipt) ?? 0, 0), rate);
}
