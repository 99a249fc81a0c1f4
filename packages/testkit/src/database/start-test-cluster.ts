import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrCreateAccount } from '@jornada/postgres/cluster/account.ts';
import { findBinariesIn, findEmbeddedBinaries } from '@jornada/postgres/cluster/binaries.ts';
import { bootCluster, type ClusterUrls } from '@jornada/postgres/cluster/boot.ts';
import { prepareDataDir } from '@jornada/postgres/cluster/data-dir.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

export type TestCluster = ClusterUrls & { stop: () => Promise<void> };

const GUARDIAN = fileURLToPath(new URL('./guardian.ts', import.meta.url));
const PASSWORDS = { superuser: 'superuser', owner: 'owner', app: 'app' };

/**
 * A throw-away PostgreSQL with both roles and the empty database `jornada`: in memory where there is room and without fsync, or, if it
 * `isDurable`, in a temporary folder on a disk. `bin` is the folder of another PostgreSQL's programs; without it the embedded one
 * runs. A guardian process stops it and removes the folder at `stop`, and also if this process dies in any way.
 */
export const startTestCluster = async (options: { bin?: string; isDurable?: boolean } = {}): Promise<TestCluster> => {
  const account = await findOrCreateAccount();
  const binaries = options.bin ? await findBinariesIn(options.bin) : findEmbeddedBinaries();
  // What has to last is on a disk.
  const parent = options.isDurable ? tmpdir() : throwAwayFolder();
  const dataDir = await prepareDataDir(join(parent, `jornada-test-${randomUUID()}`), account);

  const guardian = spawn(process.execPath, [GUARDIAN, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  const stop = async (): Promise<void> => {
    if (guardian.exitCode !== null) return;
    guardian.stdin.end();
    await once(guardian, 'exit');
  };
  try {
    const running = await bootCluster({ dataDir, account, binaries, passwords: PASSWORDS, isDurable: options.isDurable ?? false });
    return { superuserUrl: running.superuserUrl, ownerUrl: running.ownerUrl, appUrl: running.appUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
