import type { FastifyInstance } from 'fastify';

/** How often silent connections are looked for, in milliseconds. */
const LOOK_MS = 50;

/**
 * Closes connections that become silent while the server stops. Those already silent are closed anyway. Without this, a connection whose
 * last answer was still under way would stay open as long as browsers keep it, over a minute, and hold up the stop.
 */
export function installStopping(app: FastifyInstance): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
