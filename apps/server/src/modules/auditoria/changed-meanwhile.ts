import type { CosaAuditoria } from '@jornada/contract/acciones.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { findLastAuthor } from './repo.ts';

/** The error for somebody who saves a thing that another person has saved since they read it. It names that person. */
export async function changedMeanwhile(tx: Queryable, entidadId: number, sobre: CosaAuditoria, sobreId: number | null): Promise<AppError> {
  const autor = (await findLastAuthor(tx, entidadId, sobre, sobreId)) ?? '?';
  return new AppError('general.cambiado-entretanto', { params: { autor } });
}
