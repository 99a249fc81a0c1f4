import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/pool.ts';
import type { TestCompany } from './test-company.ts';

const EMPTY_DAY = statement(`
  insert into instancia.jornadas (entidad_id, usuario_id, fecha, zona, estado, situacion, tramos, incidencias, corregida, pendientes)
  select entidad_id, usuario_id, $2, 'Europe/Madrid', 'vacia', 'fuera', '[]', '{}', true, 0
  from instancia.usuarios where entidad_id = $1`);

/** Everybody of a company has a day, `YYYY-MM-DD`, in their record, whose entries were all withdrawn: its months are there to be closed. */
export async function leaveEmptyDay(db: Database, { entidadId }: Pick<TestCompany, 'entidadId'>, fecha: string): Promise<void> {
  await db.tenant(entidadId, (tx) => tx.query(EMPTY_DAY, [entidadId, fecha]));
}
