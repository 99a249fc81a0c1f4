import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { answerMetrics } from './platform/http/crew-metrics.ts';

/** A process that ends sooner than this after its start would only end again. */
const TOO_SOON_MS = 10_000;
/** So many of them in a row are not replaced any more. */
const MOST_TOO_SOON = 5;

export type CrewOptions = {
  size: number;
  /** What each process is told beside the environment of this one. */
  env: Record<string, string>;
  monotonicMs(): number;
  warn(line: string): void;
  /** A process cannot be replaced. */
  onLost(error: Error): void;
};
export type Crew = { address: string; stop(): Promise<void> };

/**
 * Several processes behind one port. This one answers nothing: it hands each new connection to the next of them, puts another one in
 * the place of one that ends, and stops them. If this one is killed, they end as well, because Node closes what connects them.
 */
export async function startCrew({ size, env, monotonicMs, warn, onLost }: CrewOptions): Promise<Crew> {
  let isStopping = false;
  let tooSoon = 0;
  const begin = (): Promise<string> => {
    const worker = cluster.fork(env);
    const since = monotonicMs();
    let hasBegun = false;
    const ready = Promise.withResolvers<string>();
    worker.on('message', (message: unknown) => {
      if (!isReady(message)) return answerMetrics(worker, message);
      hasBegun = true;
      ready.resolve(message.ready);
    });
    worker.once('exit', (code, signal) => {
      const how = signal ?? `exit code ${code}`;
      ready.reject(new Error(`A process of the server ended with ${how}.`));
      if (isStopping || !hasBegun) return;
      warn(`A process of the server ended with ${how}.`);
      tooSoon = monotonicMs() - since < TOO_SOON_MS ? tooSoon + 1 : 0;
      if (tooSoon >= MOST_TOO_SOON) onLost(new Error('The processes of the server end soon after they start.'));
      else begin().catch(onLost);
    });
    return ready.promise;
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all(all().map((worker) => end(worker)));
  };
  try {
    const [address = ''] = await Promise.all(Array.from({ length: size }, begin));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Says that this process of a crew answers at that address. */
export const tellReady = (address: string): void => void process.send?.({ ready: address });

const isReady = (message: unknown): message is { ready: string } => typeof message === 'object' && message !== null && 'ready' in message;

const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await ended;
}
