import type { Call } from '@jornada/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { statement, type Queryable } from '../database/pool.ts';
import { readMetrics } from './crew-metrics.ts';
import { REASONS, type WhyUnavailable } from './unavailable.ts';

/** The metrics of a process; each part of the server adds its own. */
export type Metrics = Registry;

/** Begins with memory, processor time and the like of this process. They are watched for as long as it runs: call it once. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

const ALIVE = statement('platform/http/observe.ALIVE', 'select 1 as ok');
/** A readiness check needs its answer within this time. */
const READY_WITHIN_MS = 2_000;
/** Load balancers ask often, and from one address. */
const UNLIMITED = { rateLimit: false } as const;

export type Observation = {
  /** Counts a request that was refused for now. */
  refused(reason: WhyUnavailable): void;
};

/**
 * `/healthz`: the process runs. `/readyz`: it can answer, its database included. `/metrics`: Prometheus, for this machine only.
 * `gauges` are read when somebody asks for the metrics.
 */
export function installObservation(options: {
  app: FastifyInstance;
  db: Queryable;
  registry: Metrics;
  gauges: Record<string, { help: string; read(): number }>;
}): Observation {
  const { app, db, registry } = options;
  const readAll = readMetrics(registry);
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
  /** The histogram's counter for one route and status. It is kept, because finding it by its labels costs more than counting. */
  function durationsOf(method: string, route: string, status: string): { observe(seconds: number): void } {
    const key = `${method} ${route} ${status}`;
    const found = known.get(key) ?? durations.labels(method, route, status);
    known.set(key, found);
    return found;
  }
  const refusals = new Counter({
    name: 'jornada_refused_total',
    help: 'Requests turned away for now, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of REASONS) refusals.inc({ reason }, 0);
  for (const [name, { help, read }] of Object.entries(options.gauges)) {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    // A stream's duration is not a response time.
    const { call } = request.routeOptions.config as { call?: Call };
    if (call?.flujo && reply.statusCode === 200) return done();
    durationsOf(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc({ route });
    done();
  });

  let asking: Promise<boolean> | null = null;
  /** Only one check of the database runs at a time. Otherwise checks would pile up when the database stalls. */
  const isReady = (): Promise<boolean> => {
    asking ??= (async () => {
      const limit = Promise.withResolvers<never>();
      const timer = setTimeout(() => limit.reject(new Error('no answer in time')), READY_WITHIN_MS);
      try {
        await Promise.race([db.query(ALIVE, []), limit.promise]);
        return true;
      } catch (error) {
        app.log.warn({ err: error }, 'not ready');
        return false;
      } finally {
        clearTimeout(timer);
        asking = null;
      }
    })();
    return asking;
  };

  app.get('/healthz', { exposeHeadRoute: false, config: UNLIMITED }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { exposeHeadRoute: false, config: UNLIMITED }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isReady()) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: 'database' });
  });
  app.get('/metrics', { exposeHeadRoute: false, config: UNLIMITED }, async (request, reply) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined;
    if (isForwarded || !/^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(registry.contentType).send(await readAll());
  });
  return { refused: (reason) => refusals.inc({ reason }) };
}
