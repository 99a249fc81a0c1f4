import type pg from 'pg';
import { JOBS_SCHEMA } from '../../platform/jobs/schema.ts';
import { Refusal } from '../backup/refusal.ts';

// What waits to be done for a company: its jobs name it, themselves or in the event that they bring.
const OF_COMPANY = `state in ('created', 'retry', 'active') and coalesce(data->'data'->>'entidadId', data->>'entidadId') = $1`;

type Job = { id: string; name: string; data: object; after: number; priority: number };

const PUT = `
  insert into ${JOBS_SCHEMA}.job (id, name, data, priority, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds, policy)
  select $1, q.name, $3, $4, now() + make_interval(secs => $5), q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
    q.expire_seconds, q.deletion_seconds, now() + make_interval(secs => $5 + q.retention_seconds), q.dead_letter, q.heartbeat_seconds, q.policy
  from ${JOBS_SCHEMA}.queue q where q.name = $2`;

/**
 * Puts what waits at the source into the queue of the target, under the same ids. What is just being done is among it: a job may be
 * done twice. @throws Refusal if the target has no such queue.
 */
export async function copyJobs({ from, to, company }: { from: pg.Client; to: pg.Client; company: number }): Promise<number> {
  const { rows } = await from.query<Job>(
    `select id, name, data, priority, greatest(0, extract(epoch from start_after - now()))::float8 as after from ${JOBS_SCHEMA}.job where ${OF_COMPANY}`,
    [String(company)],
  );
  for (const { id, name, data, priority, after } of rows) {
    const { rowCount } = await to.query(PUT, [id, name, JSON.stringify(data), priority, after]);
    if (rowCount !== 1)
      throw new Refusal(`The other instance has no queue ${name}: start a server there once, and wait until it is ready.`);
  }
  return rows.length;
}

/** Takes the company's jobs out of the queue. */
export const removeJobs = async (client: pg.Client, company: number): Promise<void> =>
  void (await client.query(`delete from ${JOBS_SCHEMA}.job where ${OF_COMPANY}`, [String(company)]));
