import { runSql } from '@jornada/testkit/database/index.ts';

const COPY = (table: string): string =>
  `create table techo.${table} (like instancia.${table} including defaults including indexes); insert into techo.${table} select * from instancia.${table};`;

/** The same rows in tables with the same indexes, but without row-level security, foreign keys, checks or triggers. */
export async function createCeiling(superuserUrl: string): Promise<void> {
  await runSql(superuserUrl, `create schema techo; ${['registros', 'jornadas', 'dias'].map(COPY).join(' ')}`);
  await runSql(superuserUrl, 'grant usage on schema techo to jornada_app; grant all on all tables in schema techo to jornada_app');
  await runSql(superuserUrl, 'vacuum (analyze) techo.registros, techo.jornadas, techo.dias');
}
