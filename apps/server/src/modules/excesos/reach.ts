import type { Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import { peopleOf, type Alcance } from '../../shared/reach/reach.ts';
import type { Quienes } from './list-repo.ts';

/** How many people are brought up to date before a list is shown. A job does the others. */
const AT_ONCE = 25;

/** People of a list who are not computed as they are now, at most so many. */
export async function findStaleOf(
  tx: Queryable,
  alcance: Alcance,
  { hoy, persona, ...ventana }: Quienes & { hoy: string; desde: string; hasta: string },
): Promise<number[]> {
  const { entidadId } = alcance;
  const rows = await run(
    tx,
    sql
      .selectFrom('instancia.usuarios as u')
      .innerJoin(raw<{ usuario_id: number; punto: string }>`instancia.puntos_de_excesos(${entidadId})`.as('p'), (join) =>
        join.onRef('p.usuario_id', '=', 'u.usuario_id'),
      )
      .leftJoin('instancia.excesos_calculos as c', (join) =>
        join.onRef('c.entidad_id', '=', 'u.entidad_id').onRef('c.usuario_id', '=', 'u.usuario_id'),
      )
      .select('u.usuario_id as id')
      .where(peopleOf(alcance, ventana))
      .where(raw<boolean>`(c.punto is distinct from p.punto or c.dia <> ${hoy}::date)`)
      .$if(persona !== undefined, (query) => query.where('u.usuario_id', '=', persona ?? 0))
      .orderBy('u.usuario_id')
      .limit(AT_ONCE),
  );
  return rows.map(({ id }) => id);
}
