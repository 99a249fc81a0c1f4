import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { sumOf, type Cantidad } from './cantidad.ts';
import type { CuentaVacaciones } from './cuenta.ts';
import { firstOf, lastOf } from './devengo.ts';
import { countDays } from './dias.ts';
import type { BajaEnVacaciones, PoliticaVacaciones } from './modelo.ts';

/**
 * What a leave has taken the chance from. `cabian`: the vacation that would have fitted into it and into those after it in the year.
 * `libres`: what could still be taken in the year, from its beginning on, on days without a leave and without another vacation.
 */
export type Impedido = { baja: BajaEnVacaciones; cabian: Cantidad; libres: Cantidad };

const isIn = ({ desde, hasta }: Pick<BajaEnVacaciones, 'desde' | 'hasta'>, fecha: Fecha): boolean =>
  desde <= fecha && (hasta === null || fecha <= hasta);

/** Days of the year that vacations have taken already, or are asked for. */
function takenOf({ lotes, descubiertos }: CuentaVacaciones): { fecha: Fecha; cantidad: Cantidad }[] {
  const all = [...lotes.flatMap(({ tomas }) => tomas), ...descubiertos];
  return all.flatMap(({ uso, cantidad }) => (uso.solicitudId === null ? [] : [{ fecha: uso.fecha, cantidad }]));
}

/**
 * The leaves because of which vacation of a year may no longer have fitted into it, the latest first. Where the law keeps only what a leave
 * until the end of the year prevents (`bajaParcial` false), the others are left out. `laboral`: the plan without absences.
 */
export function preventedBy(options: {
  ano: number;
  bajas: readonly BajaEnVacaciones[];
  cuenta: CuentaVacaciones;
  laboral: ContextoLaboral;
  politica: PoliticaVacaciones;
}): Impedido[] {
  const { ano, bajas, cuenta, laboral, politica } = options;
  const [first, end] = [firstOf(ano), lastOf(ano)];
  const inYear = bajas.filter(({ desde, hasta }) => desde <= end && (hasta === null || hasta >= first));
  const preventing = politica.bajaParcial ? inYear : inYear.filter((baja) => isIn(baja, end));
  if (preventing.length === 0) return [];
  const from = preventing.map(({ desde }) => (desde > first ? desde : first)).toSorted()[0] ?? first;
  const { dias } = countDays(laboral, politica, { desde: from, hasta: end, mitad: null });
  const ill = dias.filter(({ fecha }) => preventing.some((baja) => isIn(baja, fecha)));
  const free = dias.filter(({ fecha }) => !inYear.some((baja) => isIn(baja, fecha)));
  const freeDates = new Set(free.map(({ fecha }) => fecha));
  const taken = takenOf(cuenta).filter(({ fecha }) => freeDates.has(fecha));
  return preventing
    .toSorted((a, b) => (a.desde < b.desde ? 1 : -1))
    .map((baja) => {
      const sum = (list: readonly { fecha: Fecha; cantidad: Cantidad }[]): Cantidad =>
        sumOf(list.filter(({ fecha }) => fecha >= baja.desde).map(({ cantidad }) => cantidad));
      return { baja, cabian: sum(ill), libres: Math.max(0, sum(free) - sum(taken)) };
    });
}

/**
 * How much of what is left of a year each leave has kept from being taken in it (ET 38.3, "total o parcialmente"): no more than would have
 * fitted into the leaves, and only what the days without one had no room for. What a later leave has prevented is its own.
 */
export function keptOf(impedidos: readonly Impedido[], left: Cantidad): { baja: BajaEnVacaciones; cantidad: Cantidad }[] {
  let kept = 0;
  return impedidos.map(({ baja, cabian, libres }) => {
    const cantidad = Math.max(0, Math.min(left - libres, cabian) - kept);
    kept += cantidad;
    return { baja, cantidad };
  });
}
