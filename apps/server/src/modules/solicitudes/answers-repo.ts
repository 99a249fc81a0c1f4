import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { ANSWERED, type Whose } from './reads.ts';

/** More are in the list of the year. */
const MOST_SHOWN = 20;

const LATEST = statement(
  'solicitudes/answers.LATEST',
  `
  select s.solicitud_id as id ${ANSWERED} and s.decidida >= $3 and s.modulo = any($4)
  order by s.decidida desc, s.solicitud_id desc limit ${MOST_SHOWN}`,
);

/** The own requests that were decided, the latest first. */
export async function findAnswered(
  tx: Queryable,
  { entidadId, personaId, desde }: Whose,
  modulos: readonly ModuloDecision[],
): Promise<number[]> {
  return (await tx.query(LATEST, [entidadId, personaId, desde, modulos])).map(({ id }) => id);
}
