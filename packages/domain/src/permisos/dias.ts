import { masDias } from '../horario/calendario.ts';
import { findDia, findReturn, isLaborable } from '../horario/dia-laborable.ts';
import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { gatheredDays } from './acumulado.ts';
import { moreForChildren } from './hijos.ts';
import type { VersionPermiso } from './modelo.ts';
import type { SucesoPermiso } from './suceso.ts';

/**
 * The days of a permit. `contados`: those that count. `desde`, `hasta`: the first and the last of them. `vuelve`: the first working
 * day after them, null if none is found.
 */
export type DiasPermiso = { desde: Fecha; hasta: Fecha; contados: Fecha[]; vuelve: Fecha | null };

const DAYS_PER_WEEK = 7;

/** The amount of a permit in its unit; null: as long as it takes, or not known. */
export function amountOf(permiso: VersionPermiso, { grado, km, isMonoparental, hijos }: Omit<SucesoPermiso, 'desde'>): number | null {
  const { cantidad, porGrado, monoparental, viajeDias, distancias } = permiso;
  const single = isMonoparental ? monoparental : null;
  const base = (grado === null ? undefined : porGrado[grado]) ?? single ?? cantidad;
  if (base === null) return null;
  const amount = base + moreForChildren(permiso, { hijos, isMonoparental });
  if (km === null) return amount;
  const steps = distancias.filter((step) => step.km <= km).toSorted((a, b) => a.km - b.km);
  return amount + viajeDias + (steps.at(-1)?.dias ?? 0);
}

/** So many days in a row from a day on. */
const daysFrom = (desde: Fecha, count: number): Fecha[] => Array.from({ length: count }, (_, index) => masDias(desde, index));

/** So many working days from a day on; fewer where a contract ends before. */
function workingDaysFrom(laboral: ContextoLaboral, desde: Fecha, count: number): Fecha[] {
  const found: Fecha[] = [];
  for (let from = desde; found.length < count;) {
    const next = findDia(laboral, from, isLaborable);
    if (next === null) break;
    found.push(next);
    from = masDias(next, 1);
  }
  return found;
}

/** The first day of a permit: a rule may put it off to the first working day. */
function startOf(laboral: ContextoLaboral, { inicio }: VersionPermiso, desde: Fecha): Fecha {
  return (inicio === 'primer-laborable' ? findDia(laboral, desde, isLaborable) : null) ?? desde;
}

/**
 * The days that somebody is away with a permit of whole days; null if it is one of hours, or no day is left of it. A public
 * holiday, a day of rest and a day of vacation are told apart by the plan: vacation gives way to a permit. What is gathered is counted by
 * the plan `sinAusencias`.
 */
export function daysOfPermit(
  laboral: ContextoLaboral,
  permiso: VersionPermiso,
  suceso: SucesoPermiso,
  sinAusencias: ContextoLaboral = laboral,
): DiasPermiso | null {
  const desde = startOf(laboral, permiso, suceso.desde);
  const amount = amountOf(permiso, suceso) ?? gatheredDays(sinAusencias, permiso, { ...suceso, desde });
  if (amount === null) return null;
  const contados = (() => {
    if (permiso.unidad === 'naturales') return daysFrom(desde, amount);
    if (permiso.unidad === 'semanas') return daysFrom(desde, amount * DAYS_PER_WEEK);
    return permiso.unidad === 'laborables' ? workingDaysFrom(laboral, desde, amount) : [];
  })();
  const [first, last] = [contados[0], contados.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { desde: first, hasta: last, contados, vuelve: findReturn(laboral, masDias(last, 1)) };
}
