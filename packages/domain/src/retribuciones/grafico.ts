/** One tick of the chart is worth 100 € at least, in cents. */
const PRIMERA_RAYA = 10_000;
export const MAXIMO_RAYAS = 40;

/** What one tick is worth, in cents: it doubles until the highest month fits. */
export function unitOfRayas(highest: number): number {
  let unit = PRIMERA_RAYA;
  while (highest > unit * MAXIMO_RAYAS) unit *= 2;
  return unit;
}

/** How many ticks of a month are the net amount, and how many were withheld. */
export function rayasOf({ bruto, neto }: { bruto: number; neto: number }, unit: number): { neto: number; retenido: number } {
  const all = Math.max(0, Math.round(bruto / unit));
  const net = Math.min(all, Math.max(0, Math.round(neto / unit)));
  return { neto: net, retenido: all - net };
}
