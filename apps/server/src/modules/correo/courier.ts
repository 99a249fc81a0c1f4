import type { FastifyInstance } from 'fastify';
import type { CorreoService } from './service.ts';

/** Looks into the outbox again and again while the server runs, one round after the other; closing waits for the round that runs. */
export function createCourier(options: { app: FastifyInstance; service: Pick<CorreoService, 'repartir'>; everyMs: number }): void {
  const { app, service, everyMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let closed = false;
  const plan = (): void => {
    if (!closed) timer = setTimeout(go, everyMs).unref();
  };
  const go = (): void => {
    round = service
      .repartir()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the outbox could not be worked through'))
      .then(plan);
  };
  app.addHook('onReady', async () => plan());
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await round;
  });
}
