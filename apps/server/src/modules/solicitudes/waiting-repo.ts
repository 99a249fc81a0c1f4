import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Solicitud } from './model.ts';
import { COLUMNAS, solicitudFrom } from './repo.ts';

const DEL_MES = statement(
  'solicitudes/waiting.DEL_MES',
  `
  update instancia.solicitudes s set mes_cerrado_dicho = null
  where s.entidad_id = $1 and s.mes_cerrado_dicho is not null and s.desde <= ($2::date + interval '1 month - 1 day')::date and s.hasta >= $2::date
    and not instancia.esta_cerrado($1, s.usuario_id, greatest(s.desde, $2::date))
  returning ${COLUMNAS}`,
);

/** The requests that waited for a month (`YYYY-MM`) and do not any more. */
export async function takeOfClosedMonth(tx: Queryable, entidadId: number, mes: string): Promise<Solicitud[]> {
  return (await tx.query(DEL_MES, [entidadId, `${mes}-01`])).map((row) => solicitudFrom(row));
}

const DEBIDAS = statement(
  'solicitudes/waiting.DEBIDAS',
  `
  update instancia.solicitudes s set recordada = $2
  where s.entidad_id = $1 and s.turno_desde is not null and s.recordar_dias is not null
    and coalesce(s.recordada, s.turno_desde) <= $2::timestamptz - make_interval(days => s.recordar_dias)
  returning ${COLUMNAS}`,
);

/** The requests that have waited so long that whoever decides is to be reminded. They are noted as reminded. */
export async function takeDue(tx: Queryable, entidadId: number, ahora: string): Promise<Solicitud[]> {
  return (await tx.query(DEBIDAS, [entidadId, ahora])).map((row) => solicitudFrom(row));
}

const HUERFANAS = statement(
  'solicitudes/waiting.HUERFANAS',
  `
  update instancia.solicitudes s set espera_de = null
  from instancia.usuarios u
  where s.entidad_id = $1 and s.turno_desde is not null and u.entidad_id = $1 and u.usuario_id = s.espera_de
    and (not u.activo or u.cierra <= $2)
  returning ${COLUMNAS}`,
);

/** The requests that wait for somebody who has left. From now on they wait for the company. */
export async function takeOrphans(tx: Queryable, entidadId: number, ahora: string): Promise<Solicitud[]> {
  return (await tx.query(HUERFANAS, [entidadId, ahora])).map((row) => solicitudFrom(row));
}
