import { setTimeout as delay } from 'node:timers/promises';
import type { JobResult, PgBoss } from 'pg-boss';
import { monotonicMs } from './clock.ts';
import { createPool, composed, type Queryable } from './database/pool.ts';
import { listen } from './jobs/listen.ts';
import { JOBS_SCHEMA } from './jobs/schema.ts';

/**
 * `attempt`: the number of this try, from 1. `isLast`: no other try follows. `signal` aborts when the time of the job is over or
 * the server stops. `finish`: ends the job within the transaction that does its work, for work that must not be done twice if the
 * process dies right after it. @throws Error if another try has ended it; then nothing of the transaction may remain.
 */
export type JobContext = { id: string; attempt: number; isLast: boolean; signal: AbortSignal; finish(tx: Queryable): Promise<void> };
/** If it throws, it is tried again later. It may run twice for one job, so it must be safe to repeat, or finish the job itself. */
export type JobHandler<T extends object> = (data: T, context: JobContext) => Promise<void>;

type QueueOptions = {
  /** How many jobs run at once in one process. */
  concurrency?: number;
  /** Tries after the first; then the job goes to the dead letters. */
  retries?: number;
  /** Seconds before the second try. Each further wait is twice as long (with some randomness), up to an hour. */
  retrySeconds?: number;
  /** How long one try may take, in seconds. */
  expireSeconds?: number;
  /** A job whose process has died is noticed after so many seconds, instead of at the end of its time. At least 10. */
  heartbeatSeconds?: number;
};

/**
 * `tx`: the job exists only if that transaction commits. `afterSeconds`: the least delay. `id`: a UUID; a second job with the
 * same id is ignored.
 */
export type SendJob = { tx?: Queryable; afterSeconds?: number; id?: string };

export type JobsOptions = {
  /** The database, as the server's own role. */
  url: string;
  onError(error: Error): void;
  onDone?(queue: string, outcome: 'completed' | 'failed', seconds: number): void;
};

/** Work outside a request. See ADR 18. */
export type Jobs = {
  /** Declares how the jobs of a queue are done. Call it before `start`. */
  work<T extends object>(queue: string, handler: JobHandler<T>, options?: QueueOptions): void;
  /**
   * Runs something periodically, in only one of all processes. `cron` has five fields, in UTC, exact to a minute. Call it before
   * `start`.
   */
  schedule(queue: string, cron: string, handler: (context: JobContext) => Promise<void>, options?: QueueOptions): void;
  /**
   * Puts a job in. Its data may contain ids but no data about people, because the queue has no row-level security. @throws Error
   * if no handler exists for the queue.
   */
  send(queue: string, data: object, options?: SendJob): Promise<void>;
  /** Starts working. Resolves when it does. */
  start(): Promise<void>;
  /** Takes no more jobs, and waits for the running ones (10 s, then they go back to the queue). */
  stop(): Promise<void>;
  /** Runs all jobs now, retries and delayed ones included. For tests and commands. @returns how many succeeded. */
  runDue(): Promise<number>;
};

type Queue = { handler: JobHandler<object>; options: QueueOptions; cron: string | null };
type Fetched = { id: string; data: object; retryCount: number; retryLimit: number; signal?: AbortSignal };

const DEAD_LETTERS = 'dead-letters';
const HOUR = 3600;
const STOP_WITHIN_MS = 10_000;
const START_AGAIN_MS = 5000;
/** New jobs are notified. Delayed jobs and retries are found by polling at this interval. */
const POLL_SECONDS = 30;

const queueSettings = ({ retries = 6, retrySeconds = 15, expireSeconds = 120, heartbeatSeconds }: QueueOptions) => ({
  ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
  deadLetter: DEAD_LETTERS,
  retryLimit: retries,
  retryDelay: retrySeconds,
  retryBackoff: true,
  retryDelayMax: HOUR,
  expireInSeconds: expireSeconds,
  deleteAfterSeconds: HOUR,
  notify: true,
});

const holds = (queue: object, settings: object): boolean =>
  Object.entries(settings).every(([name, value]) => (queue as Record<string, unknown>)[name] === value);

/** The queues with jobs that wait, delayed ones included. */
const WAITING = `select distinct name from ${JOBS_SCHEMA}.job where state in ('created', 'retry')`;

const overTransaction = (tx: Queryable) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await tx.query(composed(text), values) }),
});

/**
 * Jobs in PostgreSQL, shared by all processes on one database. Nothing is loaded or opened before the first `send` or `start`.
 */
export function createJobs({ url, onError, onDone }: JobsOptions): Jobs {
  // A separate pool: a job that is sent within a transaction must not wait for a connection that such transactions hold.
  const pool = createPool({ url, max: 3, onError });
  const queues = new Map<string, Queue>();
  let opening: Promise<PgBoss> | undefined;
  const stopping = new AbortController();
  let starting: Promise<void> | undefined;
  let started: PgBoss | undefined;
  let stopped: Promise<void> | undefined;

  const db = {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values) as Promise<{ rows: unknown[] }>,
    listen: (channel: string, onMessage: (payload: string) => void, onConnected: () => void) =>
      listen({ url, channel, onMessage, onConnected, onError }),
  };

  /** Loads the library and prepares the queues in the database. */
  async function open(): Promise<PgBoss> {
    const { PgBoss: Boss } = await import('pg-boss');
    const boss = new Boss({
      db,
      schema: JOBS_SCHEMA,
      migrate: false,
      createSchema: false,
      useListenNotify: true,
      // Maintenance by the library: flows are not used, and only the owner may rebuild an index.
      flowIntervalSeconds: HOUR,
      reindex: false,
      maintenanceIntervalSeconds: HOUR,
      cronMonitorIntervalSeconds: 45,
      cronWorkerIntervalSeconds: 15,
    });
    boss.on('error', onError);
    boss.on('warning', ({ message }) => onError(new Error(message)));
    const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    if (!found.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * 24 * HOUR });
    for (const [name, { options, cron }] of queues) {
      const [settings, queue] = [queueSettings(options), found.get(name)];
      // At most one job of periodic work waits or runs, however many processes there are.
      if (!queue) await boss.createQueue(name, { ...settings, policy: cron ? 'exclusive' : 'standard' });
      else if (!holds(queue, settings)) await boss.updateQueue(name, settings);
    }
    return boss;
  }
  const opened = (): Promise<PgBoss> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function handle(name: string, { id, data, retryCount, retryLimit, signal }: Fetched): Promise<JobResult> {
    const begun = monotonicMs();
    const finish = async (tx: Queryable): Promise<void> => {
      // Of its answer the library's types say nothing.
      const done = await (await opened()).complete(name, id, undefined, { db: overTransaction(tx) });
      const { affected } = done as { affected?: number };
      if (affected !== 1) throw new Error('another try has ended this job');
    };
    const context: JobContext = {
      id,
      attempt: retryCount + 1,
      isLast: retryCount >= retryLimit,
      signal: signal ?? new AbortController().signal,
      finish,
    };
    const end = (outcome: 'completed' | 'failed') => onDone?.(name, outcome, (monotonicMs() - begun) / 1000);
    try {
      await queues.get(name)?.handler(data, context);
      end('completed');
      return { id, status: 'completed' };
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      end('failed');
      onError(new Error(`job of ${name}, try ${context.attempt}: ${error.message}`, { cause: error }));
      // Only the error's name stays with the job: the message may contain data about a person.
      return { id, status: 'failed', output: { error: error.name } };
    }
  }
  const handleAll = (name: string, jobs: Fetched[]): Promise<JobResult[]> => Promise.all(jobs.map((job) => handle(name, job)));

  async function startOnce(): Promise<void> {
    const boss = await opened();
    await boss.start();
    started = boss;
    for (const [name, { options, cron }] of queues) {
      const polling = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: POLL_SECONDS, burstWhenBatchFull: true };
      const work = { ...polling, batchSize: options.concurrency ?? 1, perJobResults: true, includeMetadata: true } as const;
      const worker = await boss.work(name, work, async (jobs: Fetched[]) => {
        const results = await handleAll(name, jobs);
        // Several notices while these were done count as one, and of a queue with one job at a time the library asks for no more by itself.
        boss.notifyWorker(worker);
        return results;
      });
      if (cron) await boss.schedule(name, cron, {});
    }
    const known = await boss.getSchedules();
    for (const { name } of known) if (!queues.get(name)?.cron) await boss.unschedule(name);
  }

  /** If the database is unavailable for a moment, the work is only delayed. */
  async function startUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await startOnce();
      } catch (error) {
        onError(error as Error);
        await started?.stop({ graceful: false });
        await delay(START_AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async function stopOnce(): Promise<void> {
    stopping.abort();
    await starting;
    await started?.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    await pool.end();
  }

  return {
    work(queue, handler, options = {}) {
      queues.set(queue, { handler: handler as JobHandler<object>, options, cron: null });
    },
    schedule(queue, cron, handler, options = {}) {
      queues.set(queue, { handler: (_data, context) => handler(context), options, cron });
    },
    async send(queue, data, { tx, afterSeconds, id } = {}) {
      const boss = await opened();
      await boss.send(queue, data, {
        ...(id ? { id } : {}),
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
        ...(tx ? { db: overTransaction(tx) } : {}),
      });
    },
    start: () => (starting ??= startUntilStopped()),
    stop: () => (stopped ??= stopOnce()),
    async runDue() {
      const boss = await opened();
      const findWaiting = async (): Promise<Set<string>> =>
        new Set((await pool.query<{ name: string }>(WAITING)).rows.map(({ name }) => name));
      let done = 0;
      let waiting = await findWaiting();
      for (const name of queues.keys()) {
        if (!waiting.has(name)) continue;
        const jobs = await boss.fetch<object>(name, { batchSize: 1000, ignoreStartAfter: true, includeMetadata: true });
        for (const result of await handleAll(name, jobs)) {
          if (result.status === 'completed') {
            await boss.complete(name, result.id);
            done += 1;
          } else await boss.fail(name, result.id, result.output as object);
        }
        // They may have put in others.
        waiting = await findWaiting();
      }
      return done;
    },
  };
}
