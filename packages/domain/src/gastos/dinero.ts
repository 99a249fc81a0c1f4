/** A whole number divided by another one, half up. Both are whole, not negative, and below 2^52 / 2. */
export const divideHalfUp = (value: number, by: number): number => Math.floor((2 * value + by) / (2 * by));

const MILLION = 1_000_000;

/** An amount in euros, in cents. `cambio`: units of its currency for one euro, in millionths; null: it is in euros. */
export const toCents = (amount: number, cambio: number | null): number =>
  cambio === null ? amount : divideHalfUp(amount * MILLION, cambio);

/** Amounts in euros whose sum is that of all together: each is what the sum grows by. */
export function partsToCents(amounts: readonly number[], cambio: number | null): number[] {
  let sum = 0;
  let before = 0;
  return amounts.map((amount) => {
    sum += amount;
    const upToHere = toCents(sum, cambio);
    const part = upToHere - before;
    before = upToHere;
    return part;
  });
}
