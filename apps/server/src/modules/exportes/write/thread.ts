import { Worker } from 'node:worker_threads';
import type { SignDigest } from '../../../platform/seal/seal-file.ts';
import type { DelHilo, EncargoExporte, LoteExporte, ParaElHilo, RespuestaDelHilo, ResultadoExporte } from './encargo.ts';

/** The archive would be larger than archives may be. */
export class ExportTooLarge extends Error {}

export type ExportThread = {
  /** Hands in what comes next. Resolves when the thread is ready for more. */
  add(lote: LoteExporte): Promise<void>;
  /** @throws ExportTooLarge */
  end(): Promise<ResultadoExporte>;
  stop(): Promise<void>;
};

/** Megabytes of a thread's own memory: what it writes lies in files, so it needs little. */
const MEMORY = { maxOldGenerationSizeMb: 384 };

/** Writes an export in a thread of its own: nobody who clocks in waits for its computing. The key of the seal stays here: `sign`. */
export function openThread(encargo: EncargoExporte, sign: SignDigest): ExportThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: encargo, execArgv: [], resourceLimits: MEMORY });
  const stopped = Promise.withResolvers<never>();
  // Whoever waits for an answer hears of it.
  stopped.promise.catch(() => undefined);
  worker.once('error', stopped.reject);
  worker.once('exit', () => stopped.reject(new Error('the thread of the export has ended')));

  async function send(message: ParaElHilo): Promise<DelHilo> {
    const answered = new Promise<DelHilo>((resolve) => worker.once('message', resolve));
    worker.postMessage(message);
    return Promise.race([answered, stopped.promise]);
  }
  async function ask(message: ParaElHilo): Promise<RespuestaDelHilo> {
    let answer = await send(message);
    while ('porFirmar' in answer) answer = await send({ firma: await sign(Buffer.from(answer.porFirmar)) });
    return answer;
  }
  return {
    async add(lote) {
      await ask(lote);
    },
    async end() {
      const answer = await ask({ fin: true });
      if ('resultado' in answer) return answer.resultado;
      throw new ExportTooLarge();
    },
    async stop() {
      await worker.terminate();
    },
  };
}
