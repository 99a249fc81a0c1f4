import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '../http/observe.ts';
import { createDatabase, type Database } from './database.ts';
import { createDatabaseMetrics } from './metrics.ts';
import { createPool, composed } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await runSql(
    database.superuserUrl,
    `create schema trial; create table trial.lines (line text not null); create sequence trial.tries;
    create function trial.deadlock_until(p_try int) returns bigint language plpgsql as $$
    declare this bigint := nextval('trial.tries');
    begin
      if this < p_try then raise exception 'as if two waited for each other' using errcode = 'deadlock_detected'; end if;
      return this;
    end $$;
    grant usage on schema trial to jornada_app; grant all on all tables in schema trial to jornada_app; grant all on trial.tries to jornada_app`,
  );
});
afterAll(() => database.drop());

let db: Database;
let metrics: Metrics;
beforeEach(async () => {
  await runSql(database.superuserUrl, 'truncate trial.lines; alter sequence trial.tries restart');
  metrics = createMetrics();
  db = createDatabase(createPool({ url: database.appUrl, onError: () => undefined }), {
    onDeadlock: createDatabaseMetrics(metrics).deadlock,
  });
  return () => db.close();
});

const counted = async (): Promise<string | undefined> => /^jornada_deadlocks_total (\d+)$/m.exec(await metrics.metrics())?.[1];
const LOCK = composed('select pg_advisory_xact_lock($1, $2)');
const WRITE = composed('insert into trial.lines values ($1)');
const READ = composed<{ line: string }>('select line from trial.lines order by line');
/** Deadlock again and again, until this try. */
const TRY = composed('select trial.deadlock_until($1) as try');

/** Resolves once two have come. Who comes later, does not wait. */
function createMeeting(): () => Promise<void> {
  const met = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === 2) met.resolve();
    return met.promise;
  };
}

test('of two transactions that wait for each other the one that is ended runs again as a whole: both succeed, each once', async () => {
  const meet = createMeeting();
  const told: string[] = [];
  let runs = 0;
  const transact = (line: string, first: number, second: number): Promise<string> =>
    db.transaction(async (tx) => {
      runs += 1;
      tx.afterCommit(() => void told.push(line));
      await tx.query(WRITE, [line]);
      await tx.query(LOCK, [77, first]);
      await meet();
      await tx.query(LOCK, [77, second]);
      return line;
    });
  expect(await Promise.all([transact('one', 1, 2), transact('other', 2, 1)])).toEqual(['one', 'other']);
  expect((await db.query(READ, [])).map(({ line }) => line)).toEqual(['one', 'other']);
  expect(told.toSorted()).toEqual(['one', 'other']);
  expect([runs, await counted()]).toEqual([3, '1']);
});

test('a statement without a transaction is repeated as well', async () => {
  expect(await db.query(TRY, [2])).toEqual([{ try: 2 }]);
  expect(await counted()).toBe('1');
});

test('the second deadlock of the same work is thrown, and nothing of it stands', async () => {
  let runs = 0;
  const work = db.transaction(async (tx) => {
    runs += 1;
    await tx.query(WRITE, ['never']);
    await tx.query(TRY, [3]);
  });
  await expect(work).rejects.toMatchObject({ code: '40P01' });
  expect([runs, await counted(), await db.query(READ, [])]).toEqual([2, '2', []]);
  await expect(db.query(TRY, [5])).rejects.toMatchObject({ code: '40P01' });
});

test('whatever else fails is not repeated', async () => {
  let runs = 0;
  const work = db.transaction(async () => {
    runs += 1;
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect([runs, await counted()]).toEqual([1, '0']);
});
