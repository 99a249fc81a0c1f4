import type { Database } from '../platform/database/database.ts';

/** Notes the texts of the statements that work sends within companies, in their order. For one piece of work at a time. */
export async function recordStatements(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { tenant } = db;
  const seen: string[] = [];
  db.tenant = (entidadId, inside) =>
    tenant(entidadId, (tx) => inside({ ...tx, query: (said, values) => (seen.push(said.text), tx.query(said, values)) }));
  try {
    await work();
  } finally {
    db.tenant = tenant;
  }
  return seen;
}
