import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findRunningCluster } from '@jornada/postgres';
import { createDatabase, type Database } from '../platform/database/database.ts';
import { createPool } from '../platform/database/pool.ts';

/** A real server in a separate process, on a free port and with its own embedded PostgreSQL. */
export type ServerProcess = {
  origin: string;
  child: ChildProcess;
  /** Its output until it was ready, and its error output since. */
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

const MAIN = join(import.meta.dirname, '../main.mjs');
/** The Node flags of `npm start`. */
const FLAGS = JSON.parse(readFileSync(join(import.meta.dirname, '../../node-flags.json'), 'utf8')) as string[];

/**
 * Starts the product's entry file on a data folder, and waits until it reports that it is ready, with the demo company: that it is
 * complete. `built`: what `npm start` runs; it must have been built. `release`: the command of a release instead. `isHeard`: what it says
 * later stands in the output of this process.
 * @throws Error with its output if it ends instead.
 */
export async function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
  { built = false, release, isHeard = false }: { built?: boolean; release?: string; isHeard?: boolean } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, release ? [release] : [...FLAGS, MAIN, ...(built ? ['--built'] : [])], {
    env: {
      ...process.env,
      JORNADA_DATA: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      JORNADA_DEMO: '0',
      DATABASE_URL: '',
      DATABASE_ADMIN_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const hasDemo = env['JORNADA_DEMO'] === '1';
  const ready = (async () => {
    let at: string | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      at = /ready at (http:\S+)/.exec(line)?.[1] ?? at;
      if (at && (!hasDemo || line.includes('demo company is complete'))) return at;
    }
    throw new Error(`the server ended: ${said.join('\n')}`);
  })();
  const origin = await ready;
  // Further output must not fill the pipe, also where nobody needs it.
  if (isHeard) child.stdout.on('data', (chunk: Buffer) => process.stdout.write(chunk));
  child.stdout.resume();
  return {
    origin,
    child,
    said: () => said.join(''),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

/** The embedded PostgreSQL of a server that runs, as the server's role. @throws Error if it has started none. */
export async function openDatabaseOf(dataDir: string): Promise<Database> {
  const urls = await findRunningCluster(dataDir);
  if (!urls) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return createDatabase(createPool({ url: urls.appUrl, max: 1, onError: () => undefined }));
}
