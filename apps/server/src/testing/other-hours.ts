import { composed } from '../platform/database/pool.ts';

/**
 * Gives somebody a schedule of their own: that of the company with a text in it (`$3`), with another one in its place (`$4`). In a
 * transaction of the tenant, so that the revisions grow as in real life. Values: company, person, text, the other one.
 */
export const GIVE_OTHER_HOURS = composed(`
  with horario as (insert into instancia.horarios (entidad_id, nombre) values ($1, 'Otro') returning horario_id),
    version as (
      insert into instancia.horarios_versiones (entidad_id, horario_id, desde, definicion)
      select v.entidad_id, h.horario_id, v.desde, replace(v.definicion::text, $3, $4)::jsonb
      from instancia.horarios_versiones v cross join horario h where v.entidad_id = $1 and strpos(v.definicion::text, $3) > 0 limit 1)
  update instancia.asignaciones a set horario_id = h.horario_id from horario h where a.entidad_id = $1 and a.usuario_id = $2`);
