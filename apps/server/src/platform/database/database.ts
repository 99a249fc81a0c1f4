import type pg from 'pg';
import { statement, type Parameters, type Queryable, type Statement } from './pool.ts';

/** What runs within one transaction. */
export type Transaction = Queryable & {
  /** Does something after the commit, and nothing after a roll-back. Neither waits nor throws. */
  afterCommit(work: () => void): void;
};

/**
 * The database as modules see it. What PostgreSQL ends because two wait for each other is run once more: nothing of it stands. So the
 * work of a transaction changes nothing outside of it that a second run would find changed.
 */
export type Database = Queryable & {
  /** One transaction in the name of one company: row-level security shows nothing else. */
  tenant<T>(entidadId: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One transaction over the central schema. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Connections at work, and how many wait for one. */
  load(): { busy: number; waiting: number };
  close(): Promise<void>;
};

const SET_TENANT = statement('platform/database/database.SET_TENANT', `select set_config('jornada.entidad', $1, true)`);

type Options = {
  /** Between the pool and PostgreSQL stands a pooler: the next statement may meet a connection that knows no names. */
  isPooled?: boolean;
  /** Told of each statement or transaction that PostgreSQL has ended because it and another one waited for each other. */
  onDeadlock?(error: Error): void;
};

const isList = (values: Parameters): values is readonly unknown[] => Array.isArray(values);
const inOrder = (values: Parameters, names: readonly string[] = []): unknown[] =>
  isList(values) ? [...values] : names.map((name) => values[name]);

const queryable = (source: pg.Pool | pg.PoolClient, { isPooled = false }: Pick<Options, 'isPooled'>): Queryable => ({
  async query<P extends Parameters, R>({ name, text, parameters }: Statement<P, R>, values: NoInfer<P>) {
    const result = await source.query({ ...(isPooled ? {} : { name }), text, values: inOrder(values, parameters) });
    return result.rows as R[];
  },
});

const isUnanswered = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

const isDeadlock = (error: unknown): error is Error => error instanceof Error && (error as { code?: string }).code === '40P01';

/** Runs something again that PostgreSQL has ended for a deadlock: the other one has gone on meanwhile. The second deadlock is thrown. */
async function onceMore<T>(run: () => Promise<T>, onDeadlock?: (error: Error) => void): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
      onDeadlock?.(error);
      if (!isFirst) throw error;
    }
  }
}

/** Wraps a pool. The company is set as the first statement of each transaction, from the verified token. */
export function createDatabase(pool: pg.Pool, options: Options = {}): Database {
  async function attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const after: (() => void)[] = [];
    try {
      await client.query('begin');
      const result = await work({ ...queryable(client, options), afterCommit: (then) => void after.push(then) });
      await client.query('commit');
      for (const then of after) then();
      return result;
    } catch (error) {
      // After a statement that never answered, a rollback would wait just as long. Closing the connection ends the transaction too.
      if (isUnanswered(error)) broken = error;
      else await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }
  const transaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => onceMore(() => attempt(work), options.onDeadlock);
  const alone = queryable(pool, options);
  return {
    query<P extends Parameters, R>(asked: Statement<P, R>, values: NoInfer<P>) {
      return onceMore(() => alone.query(asked, values), options.onDeadlock);
    },
    transaction,
    tenant: (entidadId, work) =>
      transaction(async (tx) => {
        await tx.query(SET_TENANT, [String(entidadId)]);
        return work(tx);
      }),
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
