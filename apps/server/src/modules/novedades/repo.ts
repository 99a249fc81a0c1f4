import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const RESPONSABLE = statement(
  'novedades.RESPONSABLE',
  'select responsable_id as id from instancia.usuarios where entidad_id = $1 and usuario_id = $2',
);

/** The manager of a person; null if there is none. */
export async function findResponsible(tx: Queryable, entidadId: number, usuarioId: number): Promise<number | null> {
  const [row] = await tx.query(RESPONSABLE, [entidadId, usuarioId]);
  return row?.id ?? null;
}

// Managers, heads of departments and of the ones above, and whoever stands in for one of them, now or later: it is a hint, and says nothing by itself.
const JEFES = statement(
  'novedades.JEFES',
  `
  with gente as (select usuario_id, responsable_id, departamento_id from instancia.usuarios where entidad_id = $1 and usuario_id = any ($3::int[])),
  jefes as (
    select g.responsable_id as id from gente g
    union
    select unnest(array[d.responsable_id, p.responsable_id]) from gente g
    join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = g.departamento_id
    left join instancia.departamentos p on p.entidad_id = $1 and p.departamento_id = d.padre_id)
  select l.id from unnest($2::int[]) as l (id)
  where l.id in (select id from jefes) or exists (
    select from instancia.suplencias s where s.entidad_id = $1 and s.suplente_id = l.id and s.titular_id in (select id from jefes))`,
  told<{ id: number }>(),
);

/** Those of the listeners `team` who answer for one of these people, for good or for somebody else. */
export async function findLeaders(
  tx: Queryable,
  entidadId: number,
  { team, personaIds }: { team: readonly number[]; personaIds: readonly number[] },
): Promise<Set<number>> {
  return new Set((await tx.query(JEFES, [entidadId, team, personaIds])).map(({ id }) => id));
}
