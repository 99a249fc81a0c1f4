import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** Whose answers, and since when they are shown. */
type Whose = { entidadId: number; personaId: number; desde: string };

/** More are in the list of the year. */
const MOST_SHOWN = 20;

// A request that waits again has no answer yet.
const ANSWERED = `from instancia.solicitudes s
  where s.entidad_id = $1 and s.usuario_id = $2 and s.turno_desde is null and s.decidida_por <> s.usuario_id`;

const LATEST = statement(
  'solicitudes/answers.LATEST',
  `
  select s.solicitud_id as id ${ANSWERED} and s.decidida >= $3 and s.modulo = any($4)
  order by s.decidida desc, s.solicitud_id desc limit ${MOST_SHOWN}`,
);

const UNSEEN = statement(
  'solicitudes/answers.UNSEEN',
  `
  select count(distinct case s.modulo when 'correcciones' then 'dia ' || s.desde else s.solicitud_id::text end)::int as total ${ANSWERED} and s.decidida > greatest($3, (
    select u.respuestas_vistas from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2))`,
);

/** The own requests that were decided, the latest first. */
export async function findAnswered(
  tx: Queryable,
  { entidadId, personaId, desde }: Whose,
  modulos: readonly ModuloDecision[],
): Promise<number[]> {
  return (await tx.query(LATEST, [entidadId, personaId, desde, modulos])).map(({ id }) => id);
}

/** How many own requests were decided since the person last looked. Corrections of one day are shown, and count, as one. */
export async function countUnseenAnswers(tx: Queryable, { entidadId, personaId, desde }: Whose): Promise<number> {
  const [row] = await tx.query(UNSEEN, [entidadId, personaId, desde]);
  return row?.total ?? 0;
}
