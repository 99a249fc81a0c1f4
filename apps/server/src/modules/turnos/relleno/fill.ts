import { Worker } from 'node:worker_threads';
import type { PedidoRelleno } from '@jornada/domain/turnos/relleno/modelo.ts';
import type { PropuestaRelleno } from '@jornada/domain/turnos/relleno/relleno.ts';
import { TOO_LARGE } from '../../../platform/solver/program.ts';
import { createTurns } from '../../../platform/turns.ts';
import type { DichoRelleno, EncargoRelleno, PlanHecho } from './encargo.ts';

/** How a plan that is being made ended without one. memoria: it would have taken too much. fallo: the solver failed, or its thread was ended. */
class RellenoFallido extends Error {
  readonly motivo: 'memoria' | 'fallo';

  constructor(motivo: RellenoFallido['motivo'], cause?: unknown) {
    super(`no plan could be made: ${motivo}`, { cause });
    this.motivo = motivo;
  }
}

export type OpcionesRelleno = {
  segundos: number;
  /** MiB of the solver, and as many of the thread that asks it. */
  memoria?: number;
  /** Ends it early: with the best plan so far. */
  gone?: AbortSignal;
  onBetter?(propuesta: PropuestaRelleno): void;
};

const MEMORIA = 1024;
/** Seconds after its time in which a thread that answers no more is ended. */
const GRACIA = 10;
/** One plan at once for each process of the server: it takes a processor for itself. */
const turns = createTurns({ atOnce: 1, maxWaiting: 8 });

function run(pedido: PedidoRelleno, { segundos, memoria = MEMORIA, gone, onBetter }: OpcionesRelleno): Promise<PlanHecho | null> {
  const parada = new Int32Array(new SharedArrayBuffer(4));
  const encargo: EncargoRelleno = { pedido, segundos, memoria, parada };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: encargo,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoria },
  });
  const ended = Promise.withResolvers<PlanHecho | null>();
  let best: PropuestaRelleno | null = null;
  const stop = (): void => void Atomics.store(parada, 0, 1);
  // HiGHS looks at the clock only now and then.
  const timer = setTimeout(() => void worker.terminate(), (segundos + GRACIA) * 1000);
  worker.on('message', (dicho: DichoRelleno) => {
    if ('fin' in dicho) return ended.resolve(dicho.fin);
    best = dicho.mejor;
    // Thrown in here nobody would catch it, and the server would end.
    try {
      onBetter?.(best);
    } catch (error) {
      ended.reject(error);
    }
  });
  // A solver that has failed is not asked again. What was found before is as good as ever.
  const fail = (motivo: RellenoFallido['motivo'], cause?: unknown): void =>
    best ? ended.resolve({ ...best, isOptima: false, abiertas: null }) : ended.reject(new RellenoFallido(motivo, cause));
  worker.once('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.message === TOO_LARGE ? 'memoria' : 'fallo', error),
  );
  worker.once('exit', () => fail('fallo'));
  gone?.addEventListener('abort', stop, { once: true });
  if (gone?.aborted) stop();
  return ended.promise.finally(async () => {
    clearTimeout(timer);
    gone?.removeEventListener('abort', stop);
    await worker.terminate();
  });
}

/**
 * Fills a plan in a thread of its own, one after the other: nobody who clocks in waits for it. It ends after its time, when it is told to, or
 * when nothing is better; with null if not even one plan was found by then. @throws RellenoFallido; TurnsFull if too many wait.
 */
export const fillPlan = (pedido: PedidoRelleno, opciones: OpcionesRelleno): Promise<PlanHecho | null> =>
  turns.run(async () => (opciones.gone?.aborted ? null : run(pedido, opciones)));
