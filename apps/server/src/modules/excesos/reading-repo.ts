import type { DiaVivido } from '@jornada/domain/limites/index.ts';
import type { CategoriaExceso } from '@jornada/domain/excesos/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** Somebody whose days are not computed as they are now. `desde`: the first day that can be different; null: any day. */
export type PorCalcular = { personaId: number; punto: string; desde: string | null; isNueva: boolean };

// Only the last number of the point is other: the record has new lines, and nothing before their days is different.
const POR_CALCULAR = statement(
  'excesos/reading.POR_CALCULAR',
  `
  select p.usuario_id as "personaId", p.punto, c.punto is null as "isNueva",
    case when c.dia = $2::date and regexp_replace(c.punto, '\\d+$', '') = regexp_replace(p.punto, '\\d+$', '') then (
      select min(r.fecha) from instancia.registros r
      where r.entidad_id = $1 and r.usuario_id = p.usuario_id and r.numero > regexp_replace(c.punto, '^.*\\.', '')::int) end as desde
  from instancia.puntos_de_excesos($1) p
  left join instancia.excesos_calculos c on c.entidad_id = $1 and c.usuario_id = p.usuario_id
  where (c.punto is distinct from p.punto or c.dia <> $2::date) and ($3::int[] is null or p.usuario_id = any($3))
  order by p.usuario_id limit $4`,
  told<{ personaId: PorCalcular['personaId']; punto: PorCalcular['punto'] }>(),
);

/** People to compute, at most so many. `ids` null: of the whole company. */
export const findStale = (
  tx: Queryable,
  entidadId: number,
  { hoy, ids, limit }: { hoy: string; ids: readonly number[] | null; limit: number },
): Promise<PorCalcular[]> => tx.query(POR_CALCULAR, [entidadId, hoy, ids, limit]);

/** What somebody decided by hand about a day. */
export type DecisionLeida = { fecha: string; partes: { categoria: CategoriaExceso; minutos: number }[]; autorId: number };
/** The days of somebody, with their stretches from the first day that is judged on. */
export type VividaLeida = RowOf<typeof VIVIDAS>;

const VIVIDAS = statement(
  'excesos/reading.VIVIDAS',
  `
  select u.usuario_id as "personaId",
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', d.fecha, 'efectivos', d.efectivo) order by d.fecha)
      from instancia.dias d where d.entidad_id = $1 and d.usuario_id = u.usuario_id and d.fecha >= $3), '[]') as efectivos,
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', j.fecha, 'zona', j.zona, 'estado', j.estado, 'inicio', j.inicio, 'fin', j.fin,
        'tramos', j.tramos, 'incidencias', j.incidencias) order by j.fecha)
      from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.fecha >= $4 and j.estado <> 'vacia'), '[]') as jornadas,
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', x.fecha, 'partes', x.partes, 'autorId', x.autor_id)) from (
        select distinct on (e.fecha) e.fecha, e.partes, e.autor_id from instancia.excesos_decisiones e
        where e.entidad_id = $1 and e.usuario_id = u.usuario_id and e.fecha >= $3 order by e.fecha, e.decision_id desc) x), '[]') as decisiones,
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', m.exceso, 'movimientoId', m.movimiento_id, 'minutos', m.minutos))
      from instancia.bolsa_movimientos m
      where m.entidad_id = $1 and m.usuario_id = u.usuario_id and m.exceso >= $3 and m.refiere_a is null
        and not exists (
          select from instancia.bolsa_movimientos r
          where r.entidad_id = $1 and r.usuario_id = u.usuario_id and r.refiere_a = m.movimiento_id)), '[]') as descansos
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2)`,
  told<{ jornadas: DiaVivido[]; decisiones: DecisionLeida[] }>(),
);

/** The record of these people: minutes since one day, stretches since another one. */
export async function findLived(
  tx: Queryable,
  entidadId: number,
  ids: readonly number[],
  { desde, tramos }: { desde: string; tramos: string },
): Promise<Map<number, VividaLeida>> {
  const rows = await tx.query(VIVIDAS, [entidadId, ids, desde, tramos]);
  return new Map(rows.map((row) => [row.personaId, row]));
}
