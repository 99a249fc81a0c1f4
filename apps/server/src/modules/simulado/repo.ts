import { statement, type Queryable } from '../../platform/database/pool.ts';

type EnSesion = { entidadId: number; sesionId: string; ahora: string };

const EMPEZAR = statement(
  'insert into instancia.actuaciones (entidad_id, sesion_id, autor_id, persona_id, desde) values ($1, $2, $3, $4, $5)',
);

export async function createActing(
  tx: Queryable,
  { entidadId, sesionId, ahora, autorId, personaId }: EnSesion & { autorId: number; personaId: number },
): Promise<void> {
  await tx.query(EMPEZAR, [entidadId, sesionId, autorId, personaId, ahora]);
}

const TERMINAR = statement(`
  update instancia.actuaciones set hasta = greatest($3, desde) where entidad_id = $1 and sesion_id = $2 and hasta is null
  returning persona_id as "personaId"`);

/** Ends the acting of a session. @returns for whom it acted. */
export async function endActing(tx: Queryable, { entidadId, sesionId, ahora }: EnSesion): Promise<number[]> {
  return (await tx.query<{ personaId: number }>(TERMINAR, [entidadId, sesionId, ahora])).map(({ personaId }) => personaId);
}

// What nobody ended lasted as long as its session did.
const ENDS = `coalesce(a.hasta, s.revocada, case when s.caduca <= $5 then s.caduca end)`;
const LISTA = statement(`
  select a.actuacion_id as id, u.nombre_completo as autor, a.desde, ${ENDS} as hasta, count(*) over ()::int as total
  from instancia.actuaciones a
  join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.autor_id
  join instancia.sesiones s on s.entidad_id = a.entidad_id and s.sesion_id = a.sesion_id
  where a.entidad_id = $1 and a.persona_id = $2 and ($4::timestamptz is null or a.desde < $4)
    and ($3::timestamptz is null or coalesce(${ENDS}, $5::timestamptz) >= $3)
  order by a.desde desc, a.actuacion_id desc offset $6 limit $7`);

export type FilaActuacion = { id: number; autor: string; desde: string; hasta: string | null; total: number };

/** Who acted for a person, the newest first; with bounds, what reaches into them. */
export async function findActing(
  tx: Queryable,
  options: {
    entidadId: number;
    personaId: number;
    desde: string | null;
    hasta: string | null;
    ahora: string;
    start: number;
    limit: number;
  },
): Promise<FilaActuacion[]> {
  const { entidadId, personaId, desde, hasta, ahora, start, limit } = options;
  return tx.query<FilaActuacion>(LISTA, [entidadId, personaId, desde, hasta, ahora, start, limit]);
}
