import type { Dimension } from '@jornada/domain/informe-proyectos/index.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findPairs, type ParLeido, type PreguntaDeInforme } from '../report-repo.ts';

/** Sums of a column that a file can have: all of them are in memory. */
const MOST_SUMS = 200_000;

/** What a file has. Cut, it would be a report whose sums are wrong. @throws AppError `exporte-informe.demasiado-grande`. */
export async function readPairs(
  tx: Queryable,
  entidadId: number,
  pregunta: Omit<PreguntaDeInforme, 'limite'> & { y: Dimension },
  most = MOST_SUMS,
): Promise<ParLeido[]> {
  const rows = await findPairs(tx, entidadId, { ...pregunta, limite: most + 1 });
  if (rows.length > most) throw new AppError('exporte-informe.demasiado-grande');
  return rows;
}
