import type { Mes } from '@jornada/domain/cierres/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

export type FilaMensual = { version: number; momento: string; causa: 'cierre' | 'peticion'; huella: string; contenido: string };
type DeQuien = { entidadId: number; personaId: number; mes: Mes };

const VERSIONES = statement(
  'resumen/monthly.VERSIONES',
  `
  select version, momento, causa, encode(huella, 'hex') as huella, contenido from instancia.resumenes_mensuales
  where entidad_id = $1 and usuario_id = $2 and mes = $3 order by version desc`,
);

/** The summaries of a month that were made, the latest first. */
export const findSummaries = (tx: Queryable, { entidadId, personaId, mes }: DeQuien): Promise<FilaMensual[]> =>
  tx.query(VERSIONES, [entidadId, personaId, `${mes}-01`]);

const ANOTAR = statement(
  'resumen/monthly.ANOTAR',
  `
  insert into instancia.resumenes_mensuales (entidad_id, usuario_id, mes, version, momento, causa, huella, contenido)
  values ($1, $2, $3, $4, $5, $6, decode($7, 'hex'), $8)`,
);

export async function createSummary(tx: Queryable, { entidadId, personaId, mes }: DeQuien, fila: FilaMensual): Promise<void> {
  const { version, momento, causa, huella, contenido } = fila;
  await tx.query(ANOTAR, [entidadId, personaId, `${mes}-01`, version, momento, causa, huella, contenido]);
}

const CERRADAS = statement(
  'resumen/monthly.CERRADAS',
  `
  select u.usuario_id as id from instancia.usuarios u
  where u.entidad_id = $1 and not u.es_quiosco and exists (
    select from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = u.usuario_id
      and j.fecha >= $2 and j.fecha < ($2::date + interval '1 month')::date)
  and (
    select a.centro_id from instancia.asignaciones a
    where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.centro_id is not null and a.desde < ($2::date + interval '1 month')::date
    order by a.desde desc limit 1) in (select m.centro_id from instancia.meses_cerrados m where m.entidad_id = $1 and m.mes = $2)
  order by u.usuario_id`,
);

/** The people with a record in a month that is closed at their centre. */
export async function findClosedPeople(tx: Queryable, entidadId: number, mes: Mes): Promise<number[]> {
  return (await tx.query(CERRADAS, [entidadId, `${mes}-01`])).map(({ id }) => id);
}
