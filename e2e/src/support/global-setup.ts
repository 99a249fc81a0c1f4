import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from '@jornada/server/testing/server-process.ts';
import { startTestCluster, type TestCluster } from '@jornada/testkit/database/start-test-cluster.ts';
import { publishEnvironment } from './environment.ts';

/**
 * Starts a throw-away PostgreSQL, and on it the product's server with the demo company, on a free port. @returns a function that
 * stops both and removes their files.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const started: { cluster?: TestCluster; dataDir?: string; server?: ServerProcess } = {};
  const stop = async (): Promise<void> => {
    await started.server?.stop();
    await started.cluster?.stop();
    if (started.dataDir) await rm(started.dataDir, { recursive: true, force: true });
  };
  // The runner itself only handles an interrupt.
  process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
  try {
    const cluster = (started.cluster = await startTestCluster());
    const dataDir = (started.dataDir = await mkdtemp(join(tmpdir(), 'jornada-e2e-')));
    const env = {
      // Tests on other days do without the demo company, which takes longer than they do.
      JORNADA_DEMO: process.env['JORNADA_DEMO'] ?? '1',
      // The host of the journeys' identity provider.
      PRIVATE_HOSTS: 'localhost',
      DATABASE_URL: cluster.appUrl,
      DATABASE_ADMIN_URL: cluster.ownerUrl,
    };
    const server = (started.server = await startServerProcess(dataDir, env, { built: true, isHeard: true }));
    publishEnvironment({ origin: server.origin, databaseUrl: cluster.appUrl, ownerUrl: cluster.ownerUrl, dataDir });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
