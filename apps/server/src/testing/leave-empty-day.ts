import type { Database } from '../platform/database/database.ts';
import { composed } from '../platform/database/pool.ts';
import type { TestCompany } from './test-company.ts';

const EMPTY_DAY = composed(`
  insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, tramos, incidencias, corregida, pendientes)
  select entidad_id, usuario_id, $2, 'Europe/Madrid', 'vacia', 'fuera', '[]', '{}', true, 0
  from instancia.usuarios where entidad_id = $1`);

/**
 * Gives everybody of a company a day, `YYYY-MM-DD`, with only withdrawn entries in their record, so that its months can be
 * closed.
 */
export async function leaveEmptyDay(db: Database, { entidadId }: Pick<TestCompany, 'entidadId'>, fecha: string): Promise<void> {
  await db.tenant(entidadId, (tx) => tx.query(EMPTY_DAY, [entidadId, fecha]));
}
