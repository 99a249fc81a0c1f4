/** A balance in days: what is used, what this or an open request takes, and what is left. */
export type BalanceParts = { usados: number; pedidos: number; libres: number };
/** A day of it; `at`: its place in the row. */
export type BalanceTick = { at: number; kind: 'usado' | 'pedido' | 'libre' };

/** More ticks than these could not be told apart. */
const MOST = 40;

/**
 * One tick a day, in the order used, asked for, left. Half days are rounded over the whole row, so that its length is right. A balance of
 * more than forty days has fewer ticks than days. A part below zero has none.
 */
export function balanceTicks({ usados, pedidos, libres }: BalanceParts): BalanceTick[] {
  const parts = [usados, pedidos, libres].map((days) => Math.max(0, days));
  const sum = parts.reduce((all, days) => all + days, 0);
  const scale = sum > MOST ? MOST / sum : 1;
  const ends = parts.map((_, index) => Math.round(parts.slice(0, index + 1).reduce((all, days) => all + days, 0) * scale));
  const kinds = ['usado', 'pedido', 'libre'] as const;
  return kinds
    .flatMap((kind, index) => Array.from({ length: (ends[index] ?? 0) - (ends[index - 1] ?? 0) }, () => kind))
    .map((kind, at) => ({ at, kind }));
}
