import type { Tramo } from './modelo.ts';

/** How a stretch counts: as work, as a paid pause (worked, not effective), or not at all. */
export type CuentaTramo = 'trabajo' | 'pagada' | 'no-cuenta';

const ORDEN = ['no-cuenta', 'pagada', 'trabajo'] as const satisfies readonly CuentaTramo[];

const cuentaDe = ({ efectivo, pagado }: Pick<Tramo, 'efectivo' | 'pagado'>): CuentaTramo => {
  if (!pagado) return 'no-cuenta';
  return efectivo ? 'trabajo' : 'pagada';
};

/** The stretches that a reader needs to add up a day, by how they count: every pause, and work that does not count in full. */
export function tramosPorCuenta<T extends Pick<Tramo, 'clase' | 'efectivo' | 'pagado'>>(
  tramos: readonly T[],
): { cuenta: CuentaTramo; tramos: T[] }[] {
  const told = tramos.filter((tramo) => tramo.clase === 'pausa' || cuentaDe(tramo) !== 'trabajo');
  return ORDEN.map((cuenta) => ({ cuenta, tramos: told.filter((tramo) => cuentaDe(tramo) === cuenta) })).filter(
    (one) => one.tramos.length > 0,
  );
}
