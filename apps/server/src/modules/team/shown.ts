import { raw } from '../../platform/database/sql.ts';

/** An instant, and the company's date at it. */
export type Ahora = { ahora: string; hoy: string };

/** Whom colleagues meet in the directory: people of the company `u`, from their first day to their last, with an open account. */
export const isShown = (
  entidadId: number,
  { ahora, hoy }: Ahora,
) => raw<boolean>`u.entidad_id = ${entidadId} and u.activo and not u.es_quiosco
  and u.suspendida is null and (u.cierra is null or u.cierra > ${ahora}) and (u.alta is null or u.alta <= ${hoy})`;

/** The same, in SQL with `$1` company, `$2` instant and `$3` date. */
export const SHOWN = `u.entidad_id = $1 and u.activo and not u.es_quiosco and u.suspendida is null
    and (u.cierra is null or u.cierra > $2) and (u.alta is null or u.alta <= $3)`;

/** The centre of a person `u` on a date, which is the parameter `hoy`. */
export const centreOn = (hoy: string): string => `(select a.centro_id from instancia.asignaciones a
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= ${hoy} order by a.desde desc limit 1)`;
