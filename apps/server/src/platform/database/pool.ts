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

export type PoolOptions = { url: string; max?: number; onError(error: Error): void };

/** A pool whose sessions speak UTC, give up waiting for a connection after 5 s and for a statement after 15 s. */
export function createPool({ url, max = 10, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
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
