import { divideHalfUp } from './dinero.ts';
import type { LineaIva } from './modelo.ts';

/** A line with its sum. `debidaCentimos`: the tax of its base by its rate, half up. */
export type LineaExaminada = LineaIva & { sumaCentimos: number; debidaCentimos: number };

/** The tax of a base. @param unidad the smallest amount of the currency, in hundredths (`unitOf`). */
export const taxOf = (baseCentimos: number, porMil: number, unidad = 1): number =>
  divideHalfUp(baseCentimos * porMil, 1000 * unidad) * unidad;

/** The base and the tax of a sum that has the tax in it. Both together are the sum. */
export function splitSum(sumaCentimos: number, porMil: number, unidad = 1): LineaIva {
  const baseCentimos = Math.min(sumaCentimos, divideHalfUp(sumaCentimos * 1000, (1000 + porMil) * unidad) * unidad);
  return { porMil, baseCentimos, cuotaCentimos: sumaCentimos - baseCentimos };
}

export const examineLine = (linea: LineaIva, unidad = 1): LineaExaminada => ({
  ...linea,
  sumaCentimos: linea.baseCentimos + linea.cuotaCentimos,
  debidaCentimos: taxOf(linea.baseCentimos, linea.porMil, unidad),
});

/**
 * By how many of the smallest amounts the tax of a line is not what its rate says. Tills round each article or the whole: one is as right.
 */
export const offBy = ({ cuotaCentimos, debidaCentimos }: LineaExaminada, unidad = 1): number =>
  Math.abs(cuotaCentimos - debidaCentimos) / unidad;
export const TOLERANCIA_IVA = 1;
