import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SignDigest } from '../../../platform/seal/seal-file.ts';
import type { ResultadoExporte } from '../write/encargo.ts';
import type { DelProceso, EncargoAparte, FalloAparte, ParaElProceso } from './encargo.ts';

/** The archive would be larger than archives may be. */
export class ExportTooLarge extends Error {}

const CHILD = fileURLToPath(new URL('../../../export-process.ts', import.meta.url));
const COMPILED = join(import.meta.dirname, '../../../../../../node_modules/.cache/jornada/compiled');
/** Megabytes: what is written lies in files, and people come thirty at a time. What is free again is not kept for later. */
const MEMORY = ['--max-old-space-size=256', '--max-semi-space-size=8', '--heap-growing-percent=40'];
/** How a database is reached may be told by these; keys and passwords of the server are not. */
const PASSED_ON = /^(PG\w+|USER|USERNAME|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|SSL_CERT_\w+|LD_LIBRARY_PATH|PATH|TZ|HOME|TMPDIR)$/;

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
  NODE_COMPILE_CACHE: COMPILED,
  MALLOC_ARENA_MAX: '2',
});

/** Of what a process says as it breaks, the end: the reason. */
const MOST_SAID = 4096;

const errorOf = ({ name, message, stack, code }: FalloAparte): Error => Object.assign(new Error(message), { name, stack, code });

/** Those who clock in come first. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

type Watching = {
  signal: AbortSignal;
  /** The keys stay here. */
  sign: SignDigest;
  /** Whatever it throws ends the process. */
  progress(hecho: number, total: number): Promise<void>;
};

/**
 * Makes an export in a process of its own, which is gone when this ends in any way. @throws ExportTooLarge, the reason of `signal`, what
 * `progress` throws, and Error if the process has ended, such as when it took too much memory.
 */
export async function makeApart(encargo: EncargoAparte, { signal, sign, progress }: Watching): Promise<ResultadoExporte> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, ['--no-warnings', ...MEMORY, CHILD], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // A signal to the server's group is for the server: it ends this one itself.
    detached: true,
    env: environment(),
  });
  stepBack(child.pid);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MOST_SAID)));
  const ended = Promise.withResolvers<ResultadoExporte>();
  const gone = Promise.withResolvers<void>();
  const { reject } = ended;
  const send = (message: ParaElProceso): void => void child.send(message, (error) => error && reject(error));
  const stop = (): void => reject(signal.reason);
  // What it says is worked on in the order in which it comes.
  let turn = Promise.resolve();
  async function take(message: DelProceso): Promise<void> {
    if ('total' in message) await progress(message.hecho, message.total);
    else if ('porFirmar' in message) send({ firma: await sign(Buffer.from(message.porFirmar)) });
    else if ('resultado' in message) ended.resolve(message.resultado);
    else reject('fallo' in message ? errorOf(message.fallo) : new ExportTooLarge());
  }
  child.on('message', (message) => void (turn = turn.then(() => take(message as DelProceso)).catch(reject)));
  child.once('error', (error) => {
    reject(error);
    // One that could not be started never ends.
    if (child.pid === undefined) gone.resolve();
  });
  // After the last that it has said.
  child.once('close', (code, killed) => {
    gone.resolve();
    void turn.then(() => reject(new Error(`the process of an export has ended with ${killed ?? code}\n${said}`.trim())));
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    send({ encargo });
    return await ended.promise;
  } finally {
    signal.removeEventListener('abort', stop);
    child.kill('SIGKILL');
    // Until then it could still write what is about to be removed.
    await gone.promise;
  }
}
