import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement with a name, so that PostgreSQL parses it once per connection. Made by `statement`. */
export type Statement = { readonly name: string; readonly text: string };

/** Names a statement by its hash (names hold at most 63 bytes). */
export function statement(text: string): Statement {
  return { name: createHash('sha1').update(text).digest('hex'), text };
}

export type Row = Record<string, unknown>;

/** Runs statements, within a transaction or each by itself. */
export type Queryable = { query<T extends Row>(statement: Statement, values: readonly unknown[]): Promise<T[]> };

const { DATE, TIMESTAMPTZ } = pg.types.builtins;
const asInstant = (text: string): string => Temporal.Instant.from(text).toString();
const types: pg.CustomTypesConfig = {
  // Days stay text, instants become ISO 8601 in UTC: nothing passes through the process's own zone.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (text: string) => text;
    if (oid === TIMESTAMPTZ) return asInstant;
    return pg.types.getTypeParser(oid, format) as unknown;
  }) as typeof pg.types.getTypeParser,
};

export type PoolOptions = {
  url: string;
  max?: number;
  /** How long one statement may take, in milliseconds; everything else that may stall is derived from it. */
  patienceMs?: number;
  onError(error: Error): void;
};

/** What a statement may take where nobody says otherwise. */
export const PATIENCE_MS = 10_000;

/**
 * A pool whose sessions speak UTC, and in which nothing waits for ever: half of the patience for a connection and for a lock,
 * all of it for a statement, and a little more for the answer of a database that does not even say no.
 */
export function createPool({ url, max = 10, patienceMs = PATIENCE_MS, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patienceMs / 2,
    lock_timeout: patienceMs / 2,
    statement_timeout: patienceMs,
    query_timeout: patienceMs * 1.25,
    // A node that was cut off in the middle of a transaction must not hold what others wait for.
    idle_in_transaction_session_timeout: patienceMs * 1.5,
    options: '-c timezone=UTC',
    application_name: 'jornada',
    types,
  });
  // A connection that the database closes must not end the process: neither an idle one, nor one within a transaction,
  // from which the pool takes its own listener away.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
