import { masDias } from '../horario/calendario.ts';
import type { Fecha, Instante } from '../horario/modelo.ts';
import type { Cita } from './modelo.ts';

/** Something as a calendar has told it. `momento`: since when it is like that. */
export type CitaDicha = Cita & { momento: Instante };

/** What of something a reader sees. */
const seen = ({ clase, fecha, cuando, nombre, lugar }: Cita): string =>
  JSON.stringify([clase, fecha, 'zona' in cuando ? [cuando.inicio, cuando.fin, cuando.zona] : [cuando.desde, cuando.hasta], nombre, lugar]);

/** The last day of something: an absence may have begun long before the days that are told. */
const lastDayOf = ({ fecha, cuando }: Cita): Fecha => ('zona' in cuando ? fecha : masDias(cuando.hasta, -1));

/**
 * What a calendar tells now, beside what it told last: what is another thing has a higher number, and what is gone is told as cancelled, also if only a part of
 * a day is gone or the schedule behind it changed. What ended before `desde` is told no more. `momentoDe`: since when something is as it is now; of what is not
 * told for the first time (`antes`).
 */
export function tellAgain(
  antes: readonly CitaDicha[],
  ahora: readonly Cita[],
  { desde, momentoDe }: { desde: Fecha; momentoDe(cita: Cita, antes: CitaDicha | undefined): Instante },
): CitaDicha[] {
  const known = new Map(antes.map((one) => [one.clave, one]));
  const keys = new Set(ahora.map(({ clave }) => clave));
  const now = ahora.map((cita): CitaDicha => {
    const before = known.get(cita.clave);
    if (!before) return { ...cita, momento: momentoDe(cita, undefined) };
    const numero = Math.max(cita.numero, before.numero + (seen(before) === seen(cita) ? 0 : 1));
    return { ...cita, numero, momento: numero === before.numero ? before.momento : momentoDe(cita, before) };
  });
  const gone = antes.flatMap((one): CitaDicha[] => {
    if (keys.has(one.clave) || lastDayOf(one) < desde) return [];
    return [one.clase === 'anulada' ? one : { ...one, clase: 'anulada', numero: one.numero + 1, momento: momentoDe(one, one) }];
  });
  return [...now, ...gone].toSorted((a, b) => (a.fecha === b.fecha ? (a.clave < b.clave ? -1 : 1) : a.fecha < b.fecha ? -1 : 1));
}
