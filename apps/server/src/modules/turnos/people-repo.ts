import type { Ausencia, DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { DIAS_ATRAS } from '@jornada/domain/limites/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { byName, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { raw, run } from '../../platform/database/sql.ts';
import type { Alcance } from '../../shared/reach/reach.ts';
import { sueltosSql } from '../registros/reads.ts';
import type { SueltoLeido } from '../registros/service.ts';
import { listOf, type FiltroPlan } from './reads.ts';

/** Days that were published or taken back, and draft cells, as they are stored. */
type CeldaGuardada = { fecha: Fecha; partes: DiaSuelto | null; sobre: number | null; version: number; autorId: number };
/** Somebody with all that their plan needs. */
export type PlanLeido = RowOf<typeof PERSONAS>;

/** A page of the people whom somebody may plan, by name. */
export async function findPage(tx: Queryable, alcance: Alcance, filtro: FiltroPlan, page: Page): Promise<{ ids: number[]; total: number }> {
  const list = listOf(alcance, filtro).orderBy(byName('u.nombre_completo')).orderBy('u.usuario_id');
  const { items, total } = await pageOf(tx, list, page);
  return { ids: items.map(({ id }) => id), total };
}

/** Those of the people whom a publication of these days can touch: with drafts in them, or planned by day before. */
export async function findTouched(tx: Queryable, alcance: Alcance, filtro: FiltroPlan): Promise<number[]> {
  const { entidadId } = alcance;
  const rows = await run(
    tx,
    listOf(alcance, filtro)
      .where(raw<boolean>`(
        exists (select from instancia.turnos_borrador b where b.entidad_id = ${entidadId} and b.usuario_id = u.usuario_id and b.fecha between ${filtro.desde} and ${filtro.hasta})
        or exists (select from instancia.turnos_publicado p where p.entidad_id = ${entidadId} and p.usuario_id = u.usuario_id))`)
      .orderBy('u.usuario_id'),
  );
  return rows.map(({ id }) => id);
}

// A shift may reach into the next day, and limits look back for weeks; sick leave, for one, may have begun long before.
const PERSONAS = statement(
  'turnos/people.PERSONAS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, u.departamento_id as "departamentoId",
    (select d.nombre from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = u.departamento_id) as departamento,
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.hasta >= $5 and a.desde <= $6), '[]') as ausencias,
    ${sueltosSql('u', '$5::date')} as sueltos,
    case when u.sueltos_hasta >= $3 then coalesce((
      select json_agg(json_build_object('fecha', s.fecha, 'dia', s.partes, 'numero', s.numero) order by s.fecha)
      from instancia.dias_sueltos s where s.entidad_id = $1 and s.usuario_id = u.usuario_id and s.fecha between $3 and $4), '[]') else '[]' end as publicados,
    coalesce((
      select json_agg(json_build_object('desde', p.desde, 'hasta', p.hasta) order by p.desde)
      from instancia.turnos_publicado p where p.entidad_id = $1 and p.usuario_id = u.usuario_id), '[]') as publicado,
    coalesce((
      select json_agg(json_build_object('fecha', b.fecha, 'partes', b.partes, 'sobre', b.sobre, 'version', b.version, 'autorId', b.autor_id) order by b.fecha)
      from instancia.turnos_borrador b where b.entidad_id = $1 and b.usuario_id = u.usuario_id and b.fecha between $3 and $4), '[]') as borrador,
    coalesce((
      select json_agg(j.fecha order by j.fecha) from instancia.jornadas j
      where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.fecha between $3 and $4 and j.estado <> 'vacia'), '[]') as "conRegistros",
    coalesce((
      select json_agg(json_build_object('id', q.puesto_id, 'principal', q.principal) order by q.puesto_id)
      from instancia.turnos_puestos_de q where q.entidad_id = $1 and q.usuario_id = u.usuario_id), '[]') as puestos
  from unnest($2::int[]) with ordinality as k (id, lugar)
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = k.id
  order by k.lugar`,
  told<{
    ausencias: Ausencia[];
    sueltos: SueltoLeido[];
    publicados: { fecha: Fecha; dia: DiaSuelto | null; numero: number }[];
    borrador: CeldaGuardada[];
    conRegistros: Fecha[];
  }>(),
);

/** These people in the given order, with what they do, are told and are drafted in some days. */
export const findPlans = (
  tx: Queryable,
  entidadId: number,
  { ids, desde, hasta }: { ids: readonly number[]; desde: Fecha; hasta: Fecha },
): Promise<PlanLeido[]> => tx.query(PERSONAS, [entidadId, ids, desde, hasta, masDias(desde, -DIAS_ATRAS - 2), masDias(hasta, DIAS_ATRAS)]);

const CERRADOS = statement(
  'turnos/people.CERRADOS',
  `select centro_id as "centroId", to_char(mes, 'YYYY-MM') as mes from instancia.meses_cerrados where entidad_id = $1 and mes >= date_trunc('month', $2::date)`,
);

/** The closed months of all centres from that of a day on. */
export const findClosed = (tx: Queryable, entidadId: number, desde: Fecha) => tx.query(CERRADOS, [entidadId, desde]);

const NOMBRES = statement(
  'turnos/people.NOMBRES',
  `
  select u.usuario_id as id, u.nombre_completo as nombre from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = any($2) order by u.nombre_completo collate "und-x-icu", u.usuario_id`,
);

/** Names of people, in their order. */
export async function findNames(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<{ id: number; nombre: string }[]> {
  return ids.length === 0 ? [] : tx.query(NOMBRES, [entidadId, ids]);
}
