import { masDias } from './calendario.ts';
import type { ContextoLaboral, DiaPrevisto, Fecha } from './modelo.ts';

/** A little more than a year: who has no shift in it has none. */
const MAX_SEARCH = 400;

/** Whether schedule, calendar and contract plan a day, if no absence were: an absence of whole days hides the shift of a working day. */
export const isLaborable = ({ motivo }: Pick<DiaPrevisto, 'motivo'>): boolean => motivo === 'laborable' || motivo === 'ausencia';

/** The first day from `desde` on that `is` accepts; null if there is none within 400 days, as after a contract. */
export function findDia({ planDia }: ContextoLaboral, desde: Fecha, is: (dia: DiaPrevisto) => boolean): Fecha | null {
  for (let days = 0; days < MAX_SEARCH; days += 1) {
    const dia = planDia(masDias(desde, days));
    if (is(dia)) return dia.fecha;
  }
  return null;
}

/** The first day on which somebody works again, from `desde` on; null as above. */
export const findReturn = (laboral: ContextoLaboral, desde: Fecha): Fecha | null =>
  findDia(laboral, desde, ({ motivo }) => motivo === 'laborable');
