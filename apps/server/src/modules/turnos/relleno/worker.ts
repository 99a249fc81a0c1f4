import { parentPort, workerData } from 'node:worker_threads';
import { findAbiertas } from '@jornada/domain/turnos/relleno/abiertas.ts';
import { createRelleno } from '@jornada/domain/turnos/relleno/relleno.ts';
import { monotonicMs } from '../../../platform/clock.ts';
import { limitMemory, loadSolver } from '../../../platform/solver/solver.ts';
import type { DichoRelleno, EncargoRelleno } from './encargo.ts';
import { workOn } from './work-on.ts';

/** The thread: makes a plan step by step, says each better one, and ends when it is told to, when the time is over, or when nothing is better. */
const { pedido, segundos, memoria, parada } = workerData as EncargoRelleno;
const until = monotonicMs() + segundos * 1000;
const left = (): number => (until - monotonicMs()) / 1000;
const isStopped = (): boolean => Atomics.load(parada, 0) !== 0 || left() <= 0;
const tell = (dicho: DichoRelleno): void => parentPort?.postMessage(dicho);

const relleno = createRelleno(pedido);
const solver = await loadSolver(limitMemory(memoria).isRefused);

function tellBetter(isBetter: boolean): void {
  const mejor = isBetter ? relleno.best() : null;
  if (mejor) tell({ mejor });
}

for (let tarea = relleno.next(left()); tarea && !isStopped(); tarea = relleno.next(left())) {
  const options = { segundos: left(), isStopped, onBetter: (valores: Float64Array) => tellBetter(relleno.offer(valores)) };
  tellBetter(relleno.take(workOn(solver, tarea, options)));
}
const best = relleno.best();
tell({ fin: best && { ...best, abiertas: findAbiertas(relleno.tablero, best.plan) } });
