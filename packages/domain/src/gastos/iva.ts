import { divideHalfUp } from './dinero.ts';
import type { LineaIva } from './modelo.ts';

/** A line with its sum. `debidaCentimos`: the tax of its base by its rate, half up. */
export type LineaExaminada = LineaIva & { sumaCentimos: number; debidaCentimos: number };

export const taxOf = (baseCentimos: number, porMil: number): number => divideHalfUp(baseCentimos * porMil, 1000);

/** The base and the tax of a sum that has the tax in it. Both together are the sum. */
export function splitSum(sumaCentimos: number, porMil: number): LineaIva {
  const baseCentimos = divideHalfUp(sumaCentimos * 1000, 1000 + porMil);
  return { porMil, baseCentimos, cuotaCentimos: sumaCentimos - baseCentimos };
}

/** Tills round each article or the whole: one cent is as right. */
export const TOLERANCIA_IVA = 1;

export const examineLine = (linea: LineaIva): LineaExaminada => ({
  ...linea,
  sumaCentimos: linea.baseCentimos + linea.cuotaCentimos,
  debidaCentimos: taxOf(linea.baseCentimos, linea.porMil),
});

/** By how many cents the tax of a line is not what its rate says. */
export const offBy = ({ cuotaCentimos, debidaCentimos }: LineaExaminada): number => Math.abs(cuotaCentimos - debidaCentimos);
