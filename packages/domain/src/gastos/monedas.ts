/**
 * The smallest amount of a currency, in hundredths, where it is not one of them: by ISO 4217 these have no smaller unit, and a forint has
 * none in use. Amounts are hundredths all the same.
 */
const UNIDAD: Readonly<Record<string, number>> = { CLP: 100, HUF: 100, ISK: 100, JPY: 100, KRW: 100 };

/** The smallest amount of a currency, in hundredths: 100 where it has no cents. */
export const unitOf = (moneda: string): number => UNIDAD[moneda] ?? 1;

/** Where the smallest coin is larger than the smallest amount, in hundredths: what is paid in cash is rounded to it. */
const MONEDA_MENOR: Readonly<Record<string, number>> = {
  AUD: 5,
  CAD: 5,
  CHF: 5,
  CZK: 100,
  DKK: 50,
  HUF: 500,
  NOK: 100,
  NZD: 10,
  SEK: 100,
};

/**
 * Whether a total differs from its lines only because it was paid in cash: it is a whole number of the smallest coins, and the nearest one.
 * @param diferencia total minus the sum of the lines, in hundredths.
 */
export function isCashRounding(total: number, diferencia: number, moneda: string): boolean {
  const coin = MONEDA_MENOR[moneda];
  return coin !== undefined && diferencia !== 0 && total % coin === 0 && 2 * Math.abs(diferencia) <= coin;
}
