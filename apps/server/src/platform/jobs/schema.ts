import { createRequire } from 'node:module';
import type pg from 'pg';

/** The schema of the queue's tables. Not in back-ups: see ADR 18. */
export const JOBS_SCHEMA = 'pgboss';

// The version of the schema is read from the library's package, because loading the whole library would slow down the start.
const { pgboss } = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } };

// The server's role may put jobs in, take them out and settle them. It cannot change tables, nor reach those for the library's own upkeep.
const GRANTS = `
  revoke all on schema ${JOBS_SCHEMA} from public;
  grant usage on schema ${JOBS_SCHEMA} to jornada_app;
  grant select, insert, update, delete on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common, ${JOBS_SCHEMA}.schedule, ${JOBS_SCHEMA}.job_dependency to jornada_app;
  grant select, insert, update on ${JOBS_SCHEMA}.queue to jornada_app;
  grant select, update on ${JOBS_SCHEMA}.version to jornada_app;`;

const STATE = `select to_regclass('${JOBS_SCHEMA}.version') is not null as made,
  case when to_regclass('${JOBS_SCHEMA}.version') is not null
    then has_table_privilege('jornada_app', '${JOBS_SCHEMA}.version', 'update') end as granted`;

/** Which version of the queue's schema the database has; null: none. */
async function findVersion(client: pg.Client): Promise<{ version: number | null; isGranted: boolean }> {
  const { rows } = await client.query<{ made: boolean; granted: boolean | null }>(STATE);
  if (!rows[0]?.made) return { version: null, isGranted: false };
  const found = await client.query<{ version: number }>(`select version from ${JOBS_SCHEMA}.version`);
  return { version: found.rows[0]?.version ?? null, isGranted: rows[0].granted === true };
}

/**
 * Brings the tables of the queue to the version that the library needs, with the owner's rights. Call it under the lock of the
 * migrations. @returns false if the database has a newer version than this product knows.
 */
export async function prepareJobsSchema(client: pg.Client): Promise<boolean> {
  const { version, isGranted } = await findVersion(client);
  if (version !== null && version > pgboss.schema) return false;
  if (version === pgboss.schema && isGranted) return true;
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  if (version === null) await client.query(getConstructionPlans(JOBS_SCHEMA));
  else if (version < pgboss.schema) await client.query(getMigrationPlans(JOBS_SCHEMA, version));
  // All rights are granted in one transaction: if one is there, all are.
  await client.query(`begin; ${GRANTS} commit;`);
  return true;
}
