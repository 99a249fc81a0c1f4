/** A whole number divided by another one, half up. Both are whole, not negative, and below 2^52 / 2. */
export const divideHalfUp = (value: number, by: number): number => Math.floor((2 * value + by) / (2 * by));

const MILLION = 1_000_000;

/** An amount in euros, in cents. `cambio`: units of its currency for one euro, in millionths; null: it is in euros. */
export const toCents = (amount: number, cambio: number | null): number =>
  cambio === null ? amount : divideHalfUp(amount * MILLION, cambio);

/**
 * Amounts in euros whose sum is `total`: each is rounded down, and the cents that are missing go to those that lost most. So what one comes to
 * does not depend on its place. `total`: less than a cent away from the exact sum, or what a rounded total adds goes to the largest amount.
 */
export function partsToCents(amounts: readonly number[], cambio: number | null, total: number): number[] {
  const exact = amounts.map((amount, index) => ({ index, amount, value: cambio === null ? amount : amount * MILLION, by: cambio ?? 1 }));
  const parts = exact.map(({ value, by }) => Math.floor(value / by));
  const byLoss = exact
    .filter(({ value, by }) => value % by > 0)
    .toSorted((a, b) => (b.value % b.by) - (a.value % a.by) || b.amount - a.amount || a.index - b.index);
  let missing = total - parts.reduce((sum, one) => sum + one, 0);
  for (const { index } of byLoss.slice(0, Math.max(0, missing))) {
    parts[index] = (parts[index] ?? 0) + 1;
    missing -= 1;
  }
  const [largest] = exact.toSorted((a, b) => b.amount - a.amount || a.index - b.index);
  if (largest && missing !== 0) parts[largest.index] = (parts[largest.index] ?? 0) + missing;
  return parts;
}
