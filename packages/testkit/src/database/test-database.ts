import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ClusterUrls } from '@jornada/postgres/cluster/boot.ts';
import { runSql } from './run-sql.ts';

export type TestDatabase = {
  /** Owner of the schemas: for the arrangements of a test, and where row-level security would hide the outcome. */
  ownerUrl: string;
  /** The server's own role. */
  appUrl: string;
  /** The superuser, to whom row-level security does not apply. */
  superuserUrl: string;
  drop: () => Promise<void>;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's PostgreSQL, by the global set-up. */
    testCluster: ClusterUrls;
  }
}

// One by one: a database is neither created nor dropped within the transaction that several statements at once make.
const asSuperuser = async (statements: string[]): Promise<void> => {
  for (const statement of statements) await runSql(inject('testCluster').superuserUrl, statement);
};

/** An own, migrated, empty database for one test file, cloned from the run's template. Drop it in `afterAll`. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser([
    `create database ${name} template jornada owner jornada_owner`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to jornada_app`,
  ]);
  const at = (url: string): string => {
    const address = new URL(url);
    address.pathname = name;
    return address.toString();
  };
  const { ownerUrl, appUrl, superuserUrl } = inject('testCluster');
  return {
    ownerUrl: at(ownerUrl),
    appUrl: at(appUrl),
    superuserUrl: at(superuserUrl),
    drop: () => asSuperuser([`drop database if exists ${name} with (force)`]),
  };
};
