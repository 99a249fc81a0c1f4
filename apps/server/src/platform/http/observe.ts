import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Queryable } from '../database/pool.ts';
import { statement } from '../database/pool.ts';

/** The numbers of a process; each part of it adds its own. */
export type Metrics = Registry;
export const createMetrics = (): Metrics => new Registry();

const ALIVE = statement('select 1 as ok');

/** `/healthz`: the process runs. `/readyz`: it can answer, its database included. `/metrics`: Prometheus, for this machine only. */
export function installObservation(app: FastifyInstance, { db, registry }: { db: Queryable; registry: Metrics }): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'jornada_http_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'jornada_http_failures_total',
    help: 'Answers with status 500 and above',
    labelNames: ['route'],
    registers: [registry],
  });
  const known = new Map<string, { observe(seconds: number): void }>();
  /** There are as many as routes times statuses; to find one by its labels would cost more than to count. */
  function durationsOf(method: string, route: string, status: string): { observe(seconds: number): void } {
    const key = `${method} ${route} ${status}`;
    const found = known.get(key) ?? durations.labels(method, route, status);
    known.set(key, found);
    return found;
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durationsOf(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc({ route });
    done();
  });

  app.get('/healthz', { exposeHeadRoute: false }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.query(ALIVE, []);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database' });
    }
  });
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined;
    if (isForwarded || !/^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
