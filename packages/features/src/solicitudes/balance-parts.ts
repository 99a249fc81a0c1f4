import type { SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';

const TAKEN = new Set(['disfrutado', 'aprobado']);

/** A balance as its ticks show it: what is used, what waits for a decision, what is left; and all that was granted and has not lapsed. */
export function balanceParts({ lineas, libres }: Pick<SaldoVista, 'lineas' | 'libres'>) {
  const sum = (isOf: (clase: string) => boolean): number =>
    lineas.filter(({ clase }) => isOf(clase)).reduce((all, { dias }) => all + Math.round(dias * 100), 0) / 100;
  // Taken from nothing: there is no minus zero.
  const usados = 0 - sum((clase) => TAKEN.has(clase));
  const pedidos = 0 - sum((clase) => clase === 'pedido');
  return { usados, pedidos, libres, total: sum((clase) => !TAKEN.has(clase) && clase !== 'pedido') };
}
