import type { FastifyInstance } from 'fastify';

/** How often it is looked for connections that have fallen silent, in milliseconds. */
const LOOK_MS = 50;

/**
 * Ends connections as they fall silent while the server stops. Those that are silent when it begins are ended anyway; one on which
 * an answer was still under way would stay open for as long as browsers keep them, over a minute, and hold up the stop.
 */
export function installStopping(app: FastifyInstance): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
