import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';

type EnSesion = { entidadId: number; sesionId: string; ahora: string };

const EMPEZAR = statement(
  'simulado.EMPEZAR',
  'insert into instancia.actuaciones (entidad_id, sesion_id, autor_id, persona_id, desde, motivo) values ($1, $2, $3, $4, $5, $6)',
);

export async function createActing(
  tx: Queryable,
  { entidadId, sesionId, ahora, autorId, personaId, motivo }: EnSesion & { autorId: number; personaId: number; motivo: string },
): Promise<void> {
  await tx.query(EMPEZAR, [entidadId, sesionId, autorId, personaId, ahora, motivo]);
}

const TERMINAR = statement(
  'simulado.TERMINAR',
  `
  update instancia.actuaciones set hasta = greatest($3, desde) where entidad_id = $1 and sesion_id = $2 and hasta is null
  returning persona_id as "personaId"`,
);

/** Ends the acting of a session. @returns the person for whom it acted. */
export async function endActing(tx: Queryable, { entidadId, sesionId, ahora }: EnSesion): Promise<number[]> {
  return (await tx.query(TERMINAR, [entidadId, sesionId, ahora])).map(({ personaId }) => personaId);
}

/** Who acted for a person, newest first. With limits, only what overlaps them. */
export async function findActing(
  tx: Queryable,
  options: { entidadId: number; personaId: number; desde: string | null; hasta: string | null; ahora: string } & Page,
) {
  const { entidadId, personaId, desde, hasta, ahora, ...page } = options;
  // Acting that nobody ended lasted as long as its session.
  const ends = raw<string | null>`coalesce(a.hasta, s.revocada, case when s.caduca <= ${ahora} then s.caduca end)`;
  const list = sql
    .selectFrom('instancia.actuaciones as a')
    .innerJoin('instancia.usuarios as u', (join) =>
      join.onRef('u.entidad_id', '=', 'a.entidad_id').onRef('u.usuario_id', '=', 'a.autor_id'),
    )
    .innerJoin('instancia.sesiones as s', (join) =>
      join.onRef('s.entidad_id', '=', 'a.entidad_id').onRef('s.sesion_id', '=', 'a.sesion_id'),
    )
    .where('a.entidad_id', '=', entidadId)
    .where('a.persona_id', '=', personaId)
    .$if(hasta !== null, (query) => query.where('a.desde', '<', hasta ?? ''))
    .$if(desde !== null, (query) => query.where(raw<boolean>`coalesce(${ends}, ${ahora}::timestamptz) >= ${desde}`))
    .select(['a.actuacion_id as id', 'u.nombre_completo as autor', 'a.desde', ends.as('hasta'), 'a.motivo'])
    .orderBy('a.desde', 'desc')
    .orderBy('a.actuacion_id', 'desc');
  return pageOf(tx, list, page);
}
