import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterFolder } from '@jornada/postgres/cluster/boot.ts';
import { findPostmaster } from '@jornada/postgres/cluster/postmaster-file.ts';

// Ends the throw-away PostgreSQL in the given folder and removes the folder. It waits until its standard input closes, which
// happens whenever and however the tests' process ends.
const dataDir = process.argv[2];
if (!dataDir) throw new Error('The guardian needs the data folder.');
// An interrupt at the terminal is meant for the tests; this process acts after they have ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

const isRunning = async (): Promise<boolean> => (await findPostmaster(clusterFolder(dataDir))) !== undefined;

process.stdin.resume();
process.stdin.on('end', async () => {
  const postmaster = await findPostmaster(clusterFolder(dataDir));
  // SIGQUIT is PostgreSQL's immediate shutdown: these data need no checkpoint.
  if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  while (await isRunning()) await delay(20);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  process.exit();
});
