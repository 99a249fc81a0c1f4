import { diasDeMes, type Mes } from '@jornada/domain/cierres/index.ts';
import type { ClaseIncidencia } from '@jornada/domain/hoy/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** What is wrong with a day of a person, by the rules. */
export type DiaMalo = { id: number; fecha: string; clase: ClaseIncidencia };

// Somebody who did not come is asked about it as `no-vino`, and is then no second incidence. Who had never clocked before had not begun yet.
const HALLADAS = `
  with dichos as (
    select h.id, h.fecha, h.clase from json_to_recordset($5) as h (id int, fecha date, clase text)
    where h.clase <> 'sin-fichajes' or (
      exists (select from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = h.id and j.fecha < h.fecha)
      and not exists (
        select from instancia.incidencias x
        where x.entidad_id = $1 and x.usuario_id = h.id and x.fecha = h.fecha and x.clase in ('no-vino', 'tarde')))
    union
    select f.usuario_id, f.fecha, 'retenido' from instancia.fichajes_retenidos f
    where f.entidad_id = $1 and f.usuario_id = any ($2) and f.fecha between $3 and $4 and not exists (
      select from instancia.registros r where r.entidad_id = $1 and r.usuario_id = f.usuario_id and r.clave = f.clave)
    union
    select x.usuario_id, x.fecha, x.clase from instancia.incidencias x
    where x.entidad_id = $1 and x.usuario_id = any ($2) and x.fecha between $3 and $4 and x.clase in ('no-vino', 'tarde') and not exists (
      select from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = x.usuario_id and j.fecha = x.fecha and j.estado <> 'vacia')),
  halladas as (
    select d.*, (
      select a.centro_id from instancia.asignaciones a
      where a.entidad_id = $1 and a.usuario_id = d.id and a.desde <= d.fecha order by a.desde desc limit 1) as centro_id
    from dichos d)`;
const PASADAS = `x.entidad_id = $1 and x.usuario_id = any ($2) and x.fecha between $3 and $4 and x.viva
      and (x.usuario_id, x.fecha, x.clase) not in (select id, fecha, clase from halladas)`;

const GUARDAR = statement(
  'mes/incidences.GUARDAR',
  `${HALLADAS},
  olvidadas as (delete from instancia.incidencias x where ${PASADAS} and x.preguntada is null and x.resuelta is null),
  pasadas as (update instancia.incidencias x set viva = false where ${PASADAS} and (x.preguntada is not null or x.resuelta is not null))
  insert into instancia.incidencias as x (entidad_id, usuario_id, fecha, clase, centro_id)
  select $1, id, fecha, clase, centro_id from halladas
  on conflict (entidad_id, usuario_id, fecha, clase) do update set viva = true, centro_id = excluded.centro_id
  where not x.viva or x.centro_id is distinct from excluded.centro_id`,
);

// The first day ever recorded of somebody makes the days after it theirs, also those of later months.
const MARCAR = statement(
  'mes/incidences.MARCAR',
  `
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
  select $1, p.id, ($3::date + interval '1 month')::date, instancia.primero_de_mes($4::date)
  from (select j.usuario_id as id, min(j.fecha) as fecha from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = any ($2) group by 1) p
  where p.fecha >= $3::date and $4::date >= ($3::date + interval '1 month')::date`,
);

/**
 * Stores what is wrong with the days of a month of some people. What was mended goes away, or is settled where somebody was asked about it.
 * `hoy`: the date of now, in any zone.
 */
export async function saveIncidences(
  tx: Queryable,
  entidadId: number,
  { mes, ids, found, hoy }: { mes: Mes; ids: readonly number[]; found: readonly DiaMalo[]; hoy: string },
): Promise<void> {
  const { desde, hasta } = diasDeMes(mes);
  await tx.query(GUARDAR, [entidadId, ids, desde, hasta, JSON.stringify(found)]);
  if (hoy > hasta) await tx.query(MARCAR, [entidadId, ids, desde, hoy]);
}
