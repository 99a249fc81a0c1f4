/**
 * An amount of vacation: whole ten-thousandths of a day. The right that grows by 22/365 of a day each day is no decimal number, and
 * sums of fractions in floating point drift apart: then a balance is not the sum of its lines. Whole numbers add up exactly, half
 * days are exact, and four decimals are what the database keeps. Days as decimals exist only at the edge: in forms, on screens,
 * on the wire.
 */
export type Cantidad = number;

/** The amount of one day. */
export const POR_DIA = 10_000;

/** The amount of `dias`, which may have decimals. */
export const cantidadDe = (dias: number): Cantidad => Math.round(dias * POR_DIA);

/** Days as a decimal, to show or to send. Never to add up. */
export const diasDe = (cantidad: Cantidad): number => cantidad / POR_DIA;

export const sumOf = (cantidades: readonly Cantidad[]): Cantidad => cantidades.reduce((sum, cantidad) => sum + cantidad, 0);

/** How a right that is no whole number of days is rounded where it is shown and approved. `medio`: to the nearest half day. */
export const REDONDEOS = ['arriba', 'medio', 'ninguno'] as const;
export type Redondeo = (typeof REDONDEOS)[number];

/** The amount in whole or half days. An amount in the middle between two halves goes up. */
export function roundDays(cantidad: Cantidad, redondeo: Redondeo): Cantidad {
  if (redondeo === 'arriba') return Math.ceil(cantidad / POR_DIA) * POR_DIA;
  if (redondeo === 'medio') return Math.round((2 * cantidad) / POR_DIA) * (POR_DIA / 2);
  return cantidad;
}

/** `cantidad × parte / todo`, to the nearest ten-thousandth. */
export const partOf = (cantidad: Cantidad, parte: number, todo: number): Cantidad => Math.round((cantidad * parte) / todo);
