import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterFolder } from '@jornada/postgres/cluster/boot.ts';
import { findPostmaster } from '@jornada/postgres/cluster/postmaster-file.ts';

// Waits until the tests' process closes our standard input, as it does whichever way it ends; then ends the throw-away
// PostgreSQL below the given folder and removes the folder.
const dataDir = process.argv[2];
if (!dataDir) throw new Error('The guardian needs the data folder.');
// An interrupt at the terminal is for the tests; we act when they have ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

const isRunning = async (): Promise<boolean> => (await findPostmaster(clusterFolder(dataDir))) !== undefined;

process.stdin.resume();
process.stdin.on('end', async () => {
  const postmaster = await findPostmaster(clusterFolder(dataDir));
  // SIGQUIT: PostgreSQL's immediate shutdown; nothing here is worth a checkpoint.
  if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  while (await isRunning()) await delay(20);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  process.exit();
});
