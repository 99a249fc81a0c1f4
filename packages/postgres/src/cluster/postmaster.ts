import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { ClusterError } from './cluster-error.ts';
import { disownStaleFile, findPostmaster, readLastOptions, type Postmaster } from './postmaster-file.ts';
import { runProgram, type SystemAccount } from './run-program.ts';

export type Installation = {
  folder: string;
  binaries: Binaries;
  account: SystemAccount | undefined;
  /** PostgreSQL settings, name by value; values without blanks. */
  settings: Record<string, string>;
};

const MAX_ATTEMPTS = 40;
// The port was taken meanwhile, or children of a killed server still run. Both problems pass after a moment.
const PASSING = /could not bind|could not create any TCP|pre-existing shared memory block|lock file "postmaster.pid" already exists/;

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const optionsOf = (installation: Installation, port: number): string[] => {
  const settings = {
    ...installation.settings,
    port: String(port),
    // Part of the command line, so that a running server of another release can be recognised.
    cluster_name: `jornada-${installation.binaries.version}`,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};

const isOurs = (installation: Installation, running: Postmaster): boolean => {
  const expected = ['-D', installation.folder, ...optionsOf(installation, running.port)].map((option) => `"${option}"`).join(' ');
  return readLastOptions(installation.folder) === `${join(installation.binaries.bin, 'postgres')} ${expected}`;
};

const pgCtl = (installation: Installation, args: string[]) =>
  runProgram(join(installation.binaries.bin, 'pg_ctl'), ['-D', installation.folder, '-w', ...args], { account: installation.account });

/** Stops PostgreSQL: sessions are ended, and nothing committed is lost. Does nothing if it is not running. */
export const stopPostmaster = async (installation: Installation): Promise<void> => {
  const { code, output } = await pgCtl(installation, ['-m', 'fast', '-t', '120', 'stop']);
  if (code !== 0 && (await findPostmaster(installation.folder))) throw new ClusterError(`PostgreSQL does not stop: ${output}`);
};

/**
 * Starts PostgreSQL on a free port of 127.0.0.1, or on the given one, or takes over one that an earlier server left running.
 * @returns the port, once PostgreSQL accepts connections (after a crash: once it has recovered). @throws ClusterError with
 * PostgreSQL's last messages if it does not start.
 */
export const startPostmaster = async (installation: Installation, givenPort?: number): Promise<number> => {
  const running = await findPostmaster(installation.folder);
  if (running && isOurs(installation, running)) return waitUntilReady(installation.folder);
  if (running) await stopPostmaster(installation);
  else disownStaleFile(installation.folder);

  const log = join(installation.folder, 'start.log');
  for (let attempt = 1; ; attempt++) {
    const port = givenPort ?? (await findFreePort());
    rmSync(log, { force: true });
    const { code } = await pgCtl(installation, ['-t', '600', '-l', log, '-o', optionsOf(installation, port).join(' '), 'start']);
    if (code === 0) return port;
    const messages = existsSync(log) ? readFileSync(log, 'utf8').trim() : '';
    if (attempt === MAX_ATTEMPTS || !PASSING.test(messages)) {
      throw new ClusterError(`PostgreSQL does not start on ${installation.folder}: ${lastFatal(messages)}`);
    }
    await delay(250);
  }
};

const lastFatal = (messages: string): string => /FATAL: +(.*)/.exec(messages)?.[1] ?? messages.split('\n').at(-1) ?? '';

/** Waits for a server that is already running: it may still be recovering. */
const waitUntilReady = async (folder: string): Promise<number> => {
  for (;;) {
    const running = await findPostmaster(folder);
    if (!running) throw new ClusterError(`PostgreSQL ended while it was starting on ${folder}: try again.`);
    if (running.isReady) return running.port;
    await delay(100);
  }
};
