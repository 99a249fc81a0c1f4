import type { TramoDeEscala } from './tablas.ts';

/**
 * Amounts of the sum are whole numbers of a part of a cent so small that each rate, half and share up to nine of them is exact:
 * ten-thousandths of the social security and of the scale, the rate that is left in some places, and 2520 for the shares.
 */
const UNIDAD = 10_000n * 10_000n * 10_000n * 2520n;

/** Cents as an exact amount. */
export const exact = (cents: number): bigint => BigInt(cents) * UNIDAD;
/** So many ten-thousandths of an amount. */
export const rateOf = (amount: bigint, tipo: number): bigint => (amount * BigInt(tipo)) / 10_000n;
export const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
/** To cents, half up; the amount is not negative. */
export const toCentsHalfUp = (amount: bigint): number => Number((2n * amount + UNIDAD) / (2n * UNIDAD));
/** To cents, cut. */
export const cutToCents = (amount: bigint): number => Number(amount / UNIDAD);

/** What a scale takes of an amount, step by step. */
export function applyEscala(tramos: readonly TramoDeEscala[], amount: bigint): bigint {
  let [sum, from] = [0n, 0n];
  for (const { hasta, tipo } of tramos) {
    const to = hasta === null ? amount : least(amount, exact(hasta));
    if (to <= from) break;
    sum += rateOf(to - from, tipo);
    from = to;
  }
  return sum;
}
