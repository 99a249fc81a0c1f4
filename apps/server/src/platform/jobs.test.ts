import { MigrationError } from '@jornada/postgres';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import pg from 'pg';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createPool } from './database/pool.ts';
import { createJobs, type JobContext, type Jobs } from './jobs.ts';
import { createJobMetrics } from './jobs/metrics.ts';

let database: TestDatabase;
let nodes: { jobs: Jobs; db: Database; errors: Error[]; metrics: Registry }[];

beforeEach(async () => {
  database = await createTestDatabase();
  nodes = [];
});
afterEach(async () => {
  for (const { jobs, db } of nodes) {
    await jobs.stop();
    await db.close();
  }
  await database.drop();
});

/** A process of the server, reduced to jobs. */
function createNode() {
  const errors: Error[] = [];
  const pool = createPool({ url: database.appUrl, onError: (error) => void errors.push(error) });
  const metrics = new Registry();
  const jobs = createJobs({
    url: database.appUrl,
    onError: (error) => void errors.push(error),
    onDone: createJobMetrics(metrics, pool).done,
  });
  const node = { jobs, db: createDatabase(pool), errors, metrics };
  nodes.push(node);
  return node;
}

type Note = { n: number };
const insertNote = (db: Database, n: number, jobs: Jobs, fails: boolean) =>
  db.transaction(async (tx) => {
    await jobs.send('notes', { n }, { tx });
    if (fails) throw new Error('changed my mind');
  });

test('two processes share the work: every job is done, once, as soon as it is there', async () => {
  const done: number[] = [];
  const [first, second] = [createNode(), createNode()];
  for (const { jobs } of [first, second]) jobs.work<Note>('notes', async ({ n }) => void done.push(n), { concurrency: 3 });
  await Promise.all([first.jobs.start(), second.jobs.start()]);
  for (let n = 0; n < 20; n++) await [first, second][n % 2]?.jobs.send('notes', { n });
  // The database notifies the process. Polling alone would take up to half a minute.
  await vi.waitFor(() => expect(done.length).toBe(20), { timeout: 20_000 });
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect([first.errors, second.errors]).toEqual([[], []]);
  // A process that is quick may have done all of them.
  const countOf = async ({ metrics }: typeof first): Promise<number> =>
    Number(/jornada_job_seconds_count\{queue="notes",outcome="completed"\} (\d+)/.exec(await metrics.metrics())?.[1] ?? 0);
  await vi.waitFor(async () => expect((await countOf(first)) + (await countOf(second))).toBe(20), { timeout: 20_000 });
});

test('what has piled up in a queue of one at a time is done at once, one after the other', async () => {
  const done: number[] = [];
  let running = 0;
  const { jobs } = createNode();
  jobs.work<Note>('notes', async ({ n }) => {
    running += 1;
    expect(running).toBe(1);
    await new Promise(setImmediate);
    done.push(n);
    running -= 1;
  });
  const all = Array.from({ length: 12 }, (_, n) => n);
  for (const n of all.slice(0, 6)) await jobs.send('notes', { n });
  await jobs.start();
  for (const n of all.slice(6)) await jobs.send('notes', { n });
  // Polling alone would take half a minute for each.
  await vi.waitFor(() => expect(done).toHaveLength(12), { timeout: 20_000 });
  expect(done).toEqual(all);
});

test('a job sent within a transaction exists only if that transaction does', async () => {
  const done: number[] = [];
  const { jobs, db } = createNode();
  jobs.work<Note>('notes', async ({ n }) => void done.push(n));
  await insertNote(db, 1, jobs, false);
  await expect(insertNote(db, 2, jobs, true)).rejects.toThrow('changed my mind');
  expect(await jobs.runDue()).toBe(1);
  expect(done).toEqual([1]);
});

test('what is finished in the transaction of its work is done once, whatever becomes of the process after it', async () => {
  let runs = 0;
  const { jobs, db } = createNode();
  const ends: (() => Promise<void>)[] = [];
  jobs.work<Note>('notes', async ({ n }, { finish }) => {
    runs += 1;
    ends.push(() => db.transaction(finish));
    await db.transaction(async (tx) => {
      await jobs.send('more-notes', { n }, { tx });
      if (runs === 1) throw new Error('died before the end of the transaction');
      await finish(tx);
    });
    throw new Error('died after it');
  });
  jobs.work<Note>('more-notes', async () => undefined);
  await jobs.send('notes', { n: 1 });
  const more = () => runSql(database.ownerUrl, `select count(*)::int as count from pgboss.job where name = 'more-notes'`);
  await jobs.runDue();
  expect([runs, await more()]).toEqual([1, [{ count: 0 }]]);
  await jobs.runDue();
  await jobs.runDue();
  expect([runs, await more()]).toEqual([2, [{ count: 1 }]]);
  // A try that took too long for the queue, which began another one, changes nothing any more.
  for (const end of ends) await expect(end()).rejects.toThrow('another try has ended this job');
});

test('what fails is tried again later, and in the end lies with the dead letters, where a number shows it', async () => {
  const tries: JobContext[] = [];
  const { jobs, errors, metrics } = createNode();
  jobs.work<Note>(
    'notes',
    async (_note, context) => {
      tries.push(context);
      throw new Error('12345678Z is nobody');
    },
    { retries: 2, retrySeconds: 40 },
  );
  await jobs.send('notes', { n: 7 });
  expect(await metrics.metrics()).toContain('jornada_jobs{queue="notes",state="waiting"} 1');
  await jobs.runDue();
  const [job] = await runSql(
    database.ownerUrl,
    `select state, start_after - now() between interval '15 s' and interval '90 s' as later, output from pgboss.job`,
  );
  // The reason of the failure goes to the log. The queue keeps no text, because it may contain data about people.
  expect(job).toEqual({ state: 'retry', later: true, output: { error: 'Error' } });
  expect(await metrics.metrics()).toContain('jornada_jobs{queue="notes",state="deferred"} 1');
  await jobs.runDue();
  await jobs.runDue();
  expect(await jobs.runDue()).toBe(0);
  expect(tries.map(({ attempt, isLast }) => [attempt, isLast])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  expect(errors.length).toBe(3);
  expect(await runSql(database.ownerUrl, `select data, source_name from pgboss.job where name = 'dead-letters'`)).toEqual([
    { data: { n: 7 }, source_name: 'notes' },
  ]);
  const numbers = await metrics.metrics();
  expect(numbers).toContain('jornada_jobs{queue="dead-letters",state="waiting"} 1');
  expect(numbers).toContain('jornada_job_seconds_count{queue="notes",outcome="failed"} 3');
});

test('what comes periodically is kept once for all processes, and goes with its code', async () => {
  const [first, second] = [createNode(), createNode()];
  for (const { jobs } of [first, second]) jobs.schedule('sweep', '*/5 * * * *', async () => undefined);
  await first.jobs.start();
  await second.jobs.start();
  expect(await runSql(database.ownerUrl, 'select name, cron, timezone from pgboss.schedule')).toEqual([
    { name: 'sweep', cron: '*/5 * * * *', timezone: 'UTC' },
  ]);
  await first.jobs.send('sweep', {});
  await second.jobs.send('sweep', {});
  const third = createNode();
  await third.jobs.start();
  expect(await runSql(database.ownerUrl, 'select name from pgboss.schedule')).toEqual([]);
});

test('of a periodic job one waits at most', async () => {
  let runs = 0;
  const { jobs } = createNode();
  jobs.schedule('sweep', '*/5 * * * *', async () => void runs++);
  for (let n = 0; n < 3; n++) await jobs.send('sweep', {});
  await jobs.runDue();
  expect(runs).toBe(1);
});

test('a stop waits for the job that runs', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  let isDone = false;
  const { jobs } = createNode();
  jobs.work('notes', async () => {
    begin();
    await mayEnd;
    isDone = true;
  });
  await jobs.start();
  await jobs.send('notes', {});
  await hasBegun;
  const stopped = jobs.stop();
  end();
  await stopped;
  expect(isDone).toBe(true);
  expect(await runSql(database.ownerUrl, 'select state from pgboss.job')).toEqual([{ state: 'completed' }]);
});

test('a lost connection is opened again, and jobs sent meanwhile are done', async () => {
  const done: number[] = [];
  const { jobs, errors } = createNode();
  jobs.work<Note>('notes', async ({ n }) => void done.push(n));
  await jobs.start();
  await runSql(
    database.superuserUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jornada-jobs' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), { timeout: 30_000 });
  await jobs.send('notes', { n: 1 });
  await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 20_000 });
});

test("the server's role works the queue and changes nothing about it", async () => {
  await expect(runSql(database.appUrl, 'drop table pgboss.job')).rejects.toThrow('must be owner');
  await expect(runSql(database.appUrl, 'select * from pgboss.bam')).rejects.toThrow('permission denied');
  await expect(runSql(database.appUrl, 'delete from pgboss.queue')).rejects.toThrow('permission denied');
});

test('the queue is brought to its version at a start; a newer one is refused', async () => {
  await runSql(database.ownerUrl, 'drop schema pgboss cascade');
  await Promise.all([migrate({ ownerUrl: database.ownerUrl }), migrate({ ownerUrl: database.ownerUrl })]);
  const { jobs } = createNode();
  jobs.work('notes', async () => undefined);
  await jobs.send('notes', {});
  expect(await jobs.runDue()).toBe(1);

  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('update pgboss.version set version = version + 1');
  await client.end();
  await expect(migrate({ ownerUrl: database.ownerUrl })).rejects.toThrow(
    new MigrationError('The database is newer than this version: its queue of jobs is.'),
  );
});
