import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS } from './limits.ts';
import { Refused, type DecodingAnswer, type DecodingTask, type ChildAnswer } from './task.ts';

/** A process that decodes files, one after the other. */
export type DecodingProcess = {
  /** Whether it is there for another file. */
  isFit(): boolean;
  /** @throws Refused if it took too much; Error if the process cannot work at all. It is not fit for another file then. */
  ask(task: DecodingTask): Promise<DecodingAnswer>;
  /** Nobody waits for it: it does not keep the server from ending. */
  rest(): void;
  end(): void;
};

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const COMPILED = join(import.meta.dirname, '../../../../../node_modules/.cache/jornada/compiled');
/** What Node reserves for itself and for a thread, and hardly uses. Measured: 1,170. */
const NODE_MIB = 1280;
const DATA_KIB = (LIMITS.memoryMiB + NODE_MIB) * 1024;
// The shell sets what Node cannot: no image of the memory on the disk, a limit for the processor, and one for memory. Where the system
// knows or allows one of them not, it goes on all the same. Then it becomes Node.
const START = `ulimit -c 0; ulimit -t ${LIMITS.processorSeconds}; ulimit -d ${DATA_KIB}; exec "$0" "$@"`;
// It needs no keys, no addresses and no passwords, and knows none.
const ENVIRONMENT = {
  NODE_COMPILE_CACHE: COMPILED,
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: '2',
  LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'],
};

export function startDecoding(): DecodingProcess {
  const child = spawn('/bin/sh', ['-c', START, process.execPath, '--no-warnings', CHILD], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // A signal to the server's group is for the server: it finishes what was asked for.
    detached: true,
    env: ENVIRONMENT,
  });
  let isFit = true;
  let files = 0;
  const lost = Promise.withResolvers<never>();
  // Whoever waits for an answer hears of it.
  lost.promise.catch(() => (isFit = false));
  child.once('error', lost.reject);
  // By itself it ends only when it fails; the system, the clock and its own watch end it with a signal.
  child.once('exit', (code, signal) =>
    lost.reject(signal ? new Refused('large') : new Error(`the process that decodes cannot work: it ended with ${code}`)),
  );
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
  return {
    isFit: () => isFit && child.connected && files < LIMITS.filesOfProcess,
    async ask(task) {
      files += 1;
      child.ref();
      child.channel?.ref();
      const answered = new Promise<DecodingAnswer>((resolve) =>
        child.once('message', (message) => {
          const { answer, isWorn } = message as ChildAnswer;
          isFit &&= !isWorn;
          resolve(answer);
        }),
      );
      const timer = setTimeout(() => child.kill('SIGKILL'), LIMITS.seconds * 1000);
      child.send(task, (error) => error && lost.reject(error));
      return Promise.race([answered, lost.promise]).finally(() => clearTimeout(timer));
    },
    rest() {
      child.unref();
      child.channel?.unref();
    },
    end() {
      isFit = false;
      child.kill('SIGKILL');
    },
  };
}
