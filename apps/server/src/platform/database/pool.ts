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

const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins;
/** Of `int8[]`, which pg has no name for. */
const INT8_ARRAY: number = 1016;
const asInstant = (text: string): string => Temporal.Instant.from(text).toString();
/** Ids and counts of eight bytes. None reaches 2^53, and one that did must not become another. */
function asSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}
const parseArray = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => (string | null)[];
const types: pg.CustomTypesConfig = {
  // Dates stay text and instants become ISO 8601 in UTC, so the time zone of this process never matters.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (text: string) => text;
    if (oid === TIMESTAMPTZ) return asInstant;
    if (oid === INT8) return asSafeInteger;
    if (oid === INT8_ARRAY) return (text: string) => parseArray(text).map((item) => item && asSafeInteger(item));
    return pg.types.getTypeParser(oid, format) as unknown;
  }) as typeof pg.types.getTypeParser,
};

export type PoolOptions = {
  url: string;
  max?: number;
  /** The longest time for one statement, in milliseconds. The other time limits are derived from it. */
  patienceMs?: number;
  /** It leads to a pooler, which takes no settings for a session: the role has them (docs/guides/scale.md). */
  isPooled?: boolean;
  onError(error: Error): void;
};

/** The longest time for a statement unless a setting says otherwise. */
export const PATIENCE_MS = 10_000;

const sessionOf = (patienceMs: number) => ({
  lock_timeout: patienceMs / 2,
  statement_timeout: patienceMs,
  // If a node is cut off within a transaction, its locks must not stay for long.
  idle_in_transaction_session_timeout: patienceMs * 1.5,
  options: '-c timezone=UTC',
});

/**
 * A pool whose sessions use UTC. Nothing in it waits for ever: half of the patience for a free connection or a lock, all of it
 * for a statement, and a little more for a database that does not answer at all.
 */
export function createPool({ url, max = 10, patienceMs = PATIENCE_MS, isPooled = false, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patienceMs / 2,
    query_timeout: patienceMs * 1.25,
    ...(isPooled ? {} : sessionOf(patienceMs)),
    application_name: 'jornada',
    types,
  });
  // If the database closes a connection, the process must go on. The pool itself listens only on idle connections, so we listen on
  // each of them, for those that are within a transaction.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
