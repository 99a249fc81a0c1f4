import type { Fecha } from '../horario/modelo.ts';
import { sumOf, type Cantidad } from './cantidad.ts';
import { byYear } from './dias.ts';
import { lastOf } from './devengo.ts';
import type { BajaEnVacaciones, Concesion, UsoVacaciones } from './modelo.ts';

/**
 * What was taken from a grant for a day: by a request, or by a negative adjustment (`uso.ajuste`). `isDevuelta`: sickness gave it
 * back, so that it stands in a grant of its own.
 */
export type Toma = {
  uso: Omit<UsoVacaciones, 'solicitudId'> & { solicitudId: number | null; ajuste?: Concesion };
  cantidad: Cantidad;
  isDevuelta: boolean;
};

/** A grant and what was taken from it: concesion.cantidad = quedan + all that was taken. */
export type LoteVacaciones = { concesion: Concesion; tomas: Toma[]; quedan: Cantidad };

/** All grants of somebody, and what no grant covers. */
export type CuentaVacaciones = { lotes: LoteVacaciones[]; descubiertos: Toma[] };

const NEVER = '9999-12-31';
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What ends on a day for good comes before what may be carried over then. */
const isForGood = ({ concesion: { clase } }: LoteVacaciones): number => (clase === 'compensacion' ? 0 : 1);

/** Grants that are valid on a day and have something left, the first to expire first; equal ones as they were given. */
const usable = (lotes: readonly LoteVacaciones[], fecha: Fecha): LoteVacaciones[] =>
  lotes
    .filter(({ concesion: { desde, hasta }, quedan }) => quedan > 0 && desde <= fecha && (hasta === null || fecha <= hasta))
    .toSorted(
      (x, y) =>
        compare(x.concesion.hasta ?? NEVER, y.concesion.hasta ?? NEVER) ||
        isForGood(x) - isForGood(y) ||
        compare(x.concesion.desde, y.concesion.desde),
    );

/** The last day of what sickness gave back from a grant: never before the grant's own. */
export function validUntil(
  { ano, hasta }: Pick<Concesion, 'ano' | 'hasta'>,
  { isSinLimite }: BajaEnVacaciones,
  bajaMeses: number,
): Fecha | null {
  if (isSinLimite || hasta === null) return null;
  const limit = Temporal.PlainDate.from(lastOf(ano)).add({ months: bajaMeses }).toString();
  return limit > hasta ? limit : hasta;
}

/** The grant that holds what sickness gave back of another one: the same days, valid for longer. */
function givenBack(lotes: LoteVacaciones[], concesion: Concesion, hasta: Fecha | null): LoteVacaciones {
  const { ano, desde } = concesion;
  const same = lotes.find(
    ({ concesion: one }) => one.id === null && one.clase === 'devuelta' && one.ano === ano && one.desde === desde && one.hasta === hasta,
  );
  if (same) return same;
  const made: LoteVacaciones = { concesion: { id: null, clase: 'devuelta', ano, cantidad: 0, desde, hasta }, tomas: [], quedan: 0 };
  lotes.push(made);
  return made;
}

/** All that takes days, oldest first. Negative adjustments take theirs like a request, on their first day. */
function usesInOrder(concesiones: readonly Concesion[], usos: readonly UsoVacaciones[]): Toma['uso'][] {
  const adjustments = concesiones
    .filter(({ cantidad }) => cantidad < 0)
    .map((ajuste) => ({ solicitudId: null, ajuste, fecha: ajuste.desde, cantidad: -ajuste.cantidad, estado: 'aprobado' as const }));
  return [...adjustments, ...usos].toSorted((a, b) => compare(a.fecha, b.fecha) || compare(a.estado, b.estado));
}

/**
 * Takes each use from the grants that are valid on its day, the first to expire first. It is computed again each time, so nothing
 * can be taken twice, and a request that is cancelled gives back exactly what it took: it is no longer among the uses. In the
 * order of the days this covers as much as can be covered at all.
 *
 * Sick leave overrides vacation: what was agreed for its days moves into a grant of class `devuelta`, and what was only asked for
 * takes nothing. `bajaMeses`: see `PoliticaVacaciones`.
 */
export function assign(options: {
  concesiones: readonly Concesion[];
  usos: readonly UsoVacaciones[];
  bajas: readonly BajaEnVacaciones[];
  bajaMeses: number;
}): CuentaVacaciones {
  const { concesiones, usos, bajas, bajaMeses } = options;
  const given = concesiones.filter(({ cantidad }) => cantidad > 0);
  const lotes = given.map((concesion): LoteVacaciones => ({ concesion, tomas: [], quedan: concesion.cantidad }));
  const descubiertos: Toma[] = [];

  for (const uso of usesInOrder(concesiones, usos)) {
    const { fecha, estado, solicitudId } = uso;
    const baja = solicitudId === null ? undefined : bajas.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
    if (baja && estado === 'pedido') continue;
    let missing = uso.cantidad;
    for (const lote of usable(lotes, fecha)) {
      const cantidad = Math.min(missing, lote.quedan);
      if (cantidad === 0) break;
      missing -= cantidad;
      lote.quedan -= cantidad;
      lote.tomas.push({ uso, cantidad, isDevuelta: baja !== undefined });
      if (!baja) continue;
      const back = givenBack(lotes, lote.concesion, validUntil(lote.concesion, baja, bajaMeses));
      back.concesion = { ...back.concesion, cantidad: back.concesion.cantidad + cantidad };
      back.quedan += cantidad;
    }
    if (missing > 0 && !baja) descubiertos.push({ uso, cantidad: missing, isDevuelta: false });
  }
  return { lotes, descubiertos };
}

/** What no grant covers, by the year of the day. */
export const uncoveredByYear = ({ descubiertos }: CuentaVacaciones): { ano: number; cantidad: Cantidad }[] =>
  byYear(descubiertos.map(({ uso: { fecha }, cantidad }) => ({ fecha, cantidad })));

/** What is left of grants, whatever their validity. */
export const leftOf = (lotes: readonly LoteVacaciones[]): Cantidad => sumOf(lotes.map(({ quedan }) => quedan));
