import type { Database } from '@jornada/server/platform/database/database.ts';
import { composed } from '@jornada/server/platform/database/pool.ts';
import type { TestCompany } from '@jornada/server/testing/test-company.ts';

const REVOKE = composed('update instancia.sesiones set revocada = now() where entidad_id = $1 and revocada is null');

/** Ends every session of a company on the server. */
export async function revokeSessions(db: Database, { entidadId }: Pick<TestCompany, 'entidadId'>): Promise<void> {
  await db.tenant(entidadId, (tx) => tx.query(REVOKE, [entidadId]));
}
