import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { runSql, startTestCluster } from '@jornada/testkit/database/index.ts';
import { createDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { createVault } from '../platform/vault.ts';
import { createTestCompany, type TestCompany } from './test-company.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

type CompanyOptions = Pick<Parameters<typeof createTestCompany>[1], 'personas' | 'ajustes'>;

/**
 * A separate PostgreSQL with a company, and servers in separate processes on it. For tests that would disturb others, such as
 * stopping it. `durable`: it may be killed.
 */
export async function createTestSite(options: CompanyOptions & { durable?: boolean }) {
  const cluster = await startTestCluster({ isDurable: options.durable ?? false });
  const data = [{ kid: 'site-data', key: randomBytes(32) }];
  const asText = ({ kid, key }: { kid: string; key: Buffer }) => ({ kid, key: key.toString('base64url') });
  const secrets = JSON.stringify({ signing: [asText({ kid: 'site', key: randomBytes(32) })], data: data.map(asText) });
  const servers: ServerProcess[] = [];
  let company: TestCompany;
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await cluster.stop();
  };
  try {
    await migrate({ ownerUrl: cluster.ownerUrl });
    const db = createDatabase(createPool({ url: cluster.appUrl, max: 1, onError: () => undefined }));
    company = await createTestCompany(db, { personas: options.personas, ajustes: options.ajustes ?? {} });
    await db.close();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    company,
    /** Signs as its servers do. */
    vault: createVault({ data }),
    ...cluster,
    /** Rows of a statement, read as the superuser. */
    rows: <T extends object>(sql: string): Promise<T[]> => runSql(siteUrl(cluster.superuserUrl, cluster.appUrl), sql) as Promise<T[]>,
    /** Starts one more server. It trusts the proxy in front of it, so each device counts separately. */
    async serve(env: Record<string, string> = {}): Promise<ServerProcess> {
      const server = await startServerProcess(tmpdir(), {
        DATABASE_URL: cluster.appUrl,
        DATABASE_ADMIN_URL: cluster.ownerUrl,
        JORNADA_SECRETS: secrets,
        TRUST_PROXY: '1',
        PUBLIC_URL: 'http://jornada.test',
        LOG_LEVEL: 'silent',
        ...env,
      });
      servers.push(server);
      return server;
    },
    stop,
  };
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** The superuser's address of the product's database. */
function siteUrl(superuserUrl: string, appUrl: string): string {
  const url = new URL(superuserUrl);
  url.pathname = new URL(appUrl).pathname;
  return url.toString();
}
