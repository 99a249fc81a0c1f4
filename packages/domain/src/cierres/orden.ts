import type { Fecha } from '../horario/modelo.ts';
import { mesDe, type Mes } from './modelo.ts';

/** Why a month cannot be closed. Each value is also an error code of the wire. */
export type CodigoCierre = 'cierres.mes-en-curso' | 'cierres.fuera-de-orden' | 'cierres.ya-cerrado' | 'cierres.sin-registros';

/** The months of one centre: today's date there, the first month with records, and the closed months. */
export type EstadoCierres = { hoy: Fecha; primero: Mes | null; cerrados: ReadonlySet<Mes> };

const nextMonth = (mes: Mes): Mes => Temporal.PlainYearMonth.from(mes).add({ months: 1 }).toString();

/** The earliest month that is over and open, from the first with records; null if there is none. */
export function primerMesAbierto({ hoy, primero, cerrados }: EstadoCierres): Mes | null {
  if (primero === null) return null;
  let mes = primero;
  while (cerrados.has(mes)) mes = nextMonth(mes);
  return mes < mesDe(hoy) ? mes : null;
}

/**
 * Months can be closed when they are over, in order, and from the first with records. (In a month before that, everybody would
 * owe all planned time.) Null: the month can be closed. `antes`: the month to close first.
 */
export function obstaculoDeOrden(estado: EstadoCierres, mes: Mes): { error: CodigoCierre; antes: Mes } | null {
  if (estado.cerrados.has(mes)) return { error: 'cierres.ya-cerrado', antes: mes };
  if (mes >= mesDe(estado.hoy)) return { error: 'cierres.mes-en-curso', antes: mes };
  if (estado.primero === null || mes < estado.primero) return { error: 'cierres.sin-registros', antes: mes };
  const first = primerMesAbierto(estado);
  return first !== null && first < mes ? { error: 'cierres.fuera-de-orden', antes: first } : null;
}
