import { byName, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import type { Alcance } from '../../shared/reach/reach.ts';
import { listOf, type FiltroPlan } from './reads.ts';

/** A page of the people whom somebody may plan, by name. */
export async function findPage(tx: Queryable, alcance: Alcance, filtro: FiltroPlan, page: Page): Promise<{ ids: number[]; total: number }> {
  const list = listOf(alcance, filtro).orderBy(byName('u.nombre_completo')).orderBy('u.usuario_id');
  const { items, total } = await pageOf(tx, list, page);
  return { ids: items.map(({ id }) => id), total };
}

/** The schedules that these people have on days of the span. */
export async function findSchedules(tx: Queryable, alcance: Alcance, filtro: FiltroPlan): Promise<number[]> {
  const { entidadId } = alcance;
  const schedules = sql
    .selectFrom('instancia.asignaciones as a')
    .select('a.horario_id as id')
    .distinct()
    .where('a.entidad_id', '=', entidadId)
    .where('a.desde', '<=', filtro.hasta).where(raw<boolean>`a.usuario_id in (${listOf(alcance, filtro)}) and not exists (
      select from instancia.asignaciones b
      where b.entidad_id = ${entidadId} and b.usuario_id = a.usuario_id and b.desde > a.desde and b.desde <= ${filtro.desde})`);
  return (await run(tx, schedules)).flatMap(({ id }) => id ?? []);
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
