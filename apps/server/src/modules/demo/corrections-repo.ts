import { statement, type Queryable } from '../../platform/database/pool.ts';

const PEDIR = statement('demo/corrections.PEDIR', 'select instancia.pedir_correcciones($1, $2, $3)');
const BEFORE_ALL = '1970-01-01T00:00:00Z';

/** Makes the requests of the corrections in a person's log, which is written without the server's own ways. */
export async function createCorrectionRequests(tx: Queryable, entidadId: number, personaId: number): Promise<void> {
  await tx.query(PEDIR, [entidadId, personaId, BEFORE_ALL]);
}
