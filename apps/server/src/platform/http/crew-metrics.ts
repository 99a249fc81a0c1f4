import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

const ASKED = 'jornada:metrics';
type Asked = { [ASKED]: number };
type Told = Asked & { text: string };

let aggregator: AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> | null = null;

/** In the process that started the others: the numbers of all of them, for one of them that was asked. */
export function answerMetrics(worker: Worker, message: unknown): void {
  if (typeof message !== 'object' || message === null || !(ASKED in message)) return;
  aggregator ??= new AggregatorRegistry();
  aggregator.clusterMetrics().then(
    (text) => worker.send({ ...message, text }),
    () => worker.send({ ...message, text: '' }),
  );
}

/** The metrics of this process, or of all that answer at this port: which of them is asked is left to chance. */
export function readMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // It answers the other process.
  void new AggregatorRegistry();
  let last = 0;
  return () =>
    new Promise((resolve) => {
      const number = (last += 1);
      const listen = (message: Told): void => {
        if (message?.[ASKED] !== number) return;
        process.off('message', listen);
        resolve(message.text);
      };
      process.on('message', listen);
      process.send?.({ [ASKED]: number } satisfies Asked);
    });
}
