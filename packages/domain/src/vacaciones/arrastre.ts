import { leftOf, type CuentaVacaciones } from './cuenta.ts';
import { lastOf } from './devengo.ts';
import type { Concesion, PoliticaVacaciones } from './modelo.ts';

/**
 * What is left at the end of a year and can be used in the next one, as one grant; null if that is nothing. It follows from the
 * grants that end with the year, and from nothing else: to compute it again after it has been written, or after a cancellation,
 * gives the grant that there should be, not one more. What has been carried over once is not carried over again.
 */
export function carryOver(
  { lotes }: CuentaVacaciones,
  { ano, arrastre }: { ano: number; arrastre: PoliticaVacaciones['arrastre'] },
): Concesion | null {
  if (arrastre === null) return null;
  const ending = lotes.filter(({ concesion: { clase, hasta } }) => hasta === lastOf(ano) && clase !== 'arrastre');
  const cantidad = Math.min(leftOf(ending), arrastre.maximo ?? Infinity);
  if (cantidad === 0) return null;
  return { id: null, clase: 'arrastre', ano, cantidad, desde: `${ano + 1}-01-01`, hasta: `${ano + 1}-${arrastre.hasta}` };
}
