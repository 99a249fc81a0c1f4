import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ClusterUrls } from '@jornada/postgres/cluster/boot.ts';
import { keepConnections, runSql } from './run-sql.ts';

export type TestDatabase = {
  /** Owner of the schemas: to prepare a test, and to see rows that row-level security hides. */
  ownerUrl: string;
  /** The server's own role. */
  appUrl: string;
  /** The superuser, to whom row-level security does not apply. */
  superuserUrl: string;
  drop: () => Promise<void>;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of this run's PostgreSQL, from the global set-up. */
    testCluster: ClusterUrls;
  }
}

// One statement at a time: several statements in one text form a transaction, and a database cannot be created or dropped in one.
const asSuperuser = async (statements: string[]): Promise<void> => {
  const { superuserUrl } = inject('testCluster');
  keepConnections(superuserUrl);
  for (const statement of statements) await runSql(superuserUrl, statement);
};

/** A migrated, empty database for one test file, cloned from this run's template. Drop it in `afterAll`. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser([
    // Copied as files: by its log, page for page, it takes three times as long.
    `create database ${name} template jornada strategy file_copy owner jornada_owner`,
    `revoke all on database ${name} from public; grant connect on database ${name} to jornada_app`,
  ]);
  const at = (url: string): string => {
    const address = new URL(url);
    address.pathname = name;
    return address.toString();
  };
  const { ownerUrl, appUrl, superuserUrl } = inject('testCluster');
  const disconnect = keepConnections(at(superuserUrl));
  return {
    ownerUrl: at(ownerUrl),
    appUrl: at(appUrl),
    superuserUrl: at(superuserUrl),
    drop: async () => {
      await disconnect();
      await asSuperuser([`drop database if exists ${name} with (force)`]);
    },
  };
};
