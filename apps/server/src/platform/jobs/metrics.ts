import type pg from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { JOBS_SCHEMA } from './schema.ts';

// Jobs that succeeded are kept for one hour only, so there are few rows to count.
const COUNTS = `select name, case when state = 'active' then 'active' when state = 'failed' then 'failed'
    when start_after > now() then 'deferred' else 'waiting' end as state, count(*)::int as n
  from ${JOBS_SCHEMA}.job where state not in ('completed', 'cancelled') group by 1, 2`;

/**
 * Metrics of jobs: those that wait, run or have failed in the whole database, counted when somebody reads the metrics; and the
 * outcomes of this process.
 */
export function createJobMetrics(registry: Registry, pool: pg.Pool): { done(queue: string, outcome: string, seconds: number): void } {
  const waiting = new Gauge({
    name: 'jornada_jobs',
    help: 'Jobs by queue and state: waiting, deferred (put off, or to be tried again), active, failed. Those of dead-letters were given up',
    labelNames: ['queue', 'state'],
    registers: [],
    // Each process counts the same rows.
    aggregator: 'first',
    async collect() {
      this.reset();
      // Without a database the other numbers are still useful.
      const found = await pool.query<{ name: string; state: string; n: number }>(COUNTS).catch(() => null);
      for (const { name, state, n } of found?.rows ?? []) this.set({ queue: name, state }, n);
    },
  });
  registry.registerMetric(waiting);
  const durations = new Histogram({
    name: 'jornada_job_seconds',
    help: 'Time of one try',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
    registers: [registry],
  });
  return { done: (queue, outcome, seconds) => durations.observe({ queue, outcome }, seconds) };
}
