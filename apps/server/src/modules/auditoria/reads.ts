import { type Queryable, statement } from '../../platform/database/pool.ts';
import type { CosaAuditoria } from '@jornada/contract/acciones.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** The error for somebody who saves a thing that another person has saved since they read it. It names that person. */
export async function changedMeanwhile(tx: Queryable, entidadId: number, sobre: CosaAuditoria, sobreId: number | null): Promise<AppError> {
  const autor = (await findLastAuthor(tx, entidadId, sobre, sobreId)) ?? '?';
  return new AppError('general.cambiado-entretanto', { params: { autor } });
}

const ULTIMO = statement(
  'auditoria/reads.ULTIMO',
  `
  select u.nombre_completo as autor from instancia.auditoria a
  join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.autor_id
  where a.entidad_id = $1 and a.sobre = $2 and a.sobre_id is not distinct from $3 order by a.auditoria_id desc limit 1`,
);

/** The person who wrote last about a thing, or null. */
async function findLastAuthor(tx: Queryable, entidadId: number, sobre: CosaAuditoria, sobreId: number | null): Promise<string | null> {
  const [row] = await tx.query(ULTIMO, [entidadId, sobre, sobreId]);
  return row?.autor ?? null;
}
