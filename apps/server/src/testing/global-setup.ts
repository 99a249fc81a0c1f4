import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runSql, startTestCluster } from '@jornada/testkit/database/index.ts';
import { migrate } from '../platform/database/migrate.ts';

const DEBIAN_BIN = (major: string): string => `/usr/lib/postgresql/${major}/bin`;

/** Where numbers of eight bytes begin in the tests: beyond those of four, so that every test is about large ones. */
const LARGE_IDS = `
  do $$ declare secuencia record; begin
    for secuencia in select schemaname, sequencename from pg_sequences where schemaname = 'instancia' and data_type = 'bigint'::regtype loop
      execute format('alter sequence %I.%I restart with 3000000001', secuencia.schemaname, secuencia.sequencename);
    end loop;
  end $$`;

/**
 * A connection of a test runs most statements a few times only, and PostgreSQL would plan each of them anew five times before it keeps
 * a plan. `watchRows` lets it choose as it does for a company.
 */
const PLAN_ONCE = 'alter role jornada_app set plan_cache_mode = force_generic_plan';

/** What commands compile that tests start as processes. Most of their time goes into that. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

/**
 * Vitest's global set-up of the server's tests: one PostgreSQL for the run. Its database `jornada` is migrated once and is the
 * template of every test database. `TEST_PG=15` uses Debian's PostgreSQL 15 instead of the embedded one.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  const major = process.env['TEST_PG'];
  const cluster = await startTestCluster(major ? { bin: DEBIAN_BIN(major) } : {});
  try {
    await migrate({ ownerUrl: cluster.ownerUrl });
    await runSql(cluster.ownerUrl, LARGE_IDS);
    await runSql(cluster.superuserUrl, PLAN_ONCE);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('testCluster', { superuserUrl: cluster.superuserUrl, ownerUrl: cluster.ownerUrl, appUrl: cluster.appUrl });
  return cluster.stop;
};
