import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Statements } from './statements.gen.ts';

/** What a statement takes: values in the order of `$1`, `$2`, or by their names. */
export type Parameters = readonly unknown[] | Readonly<Record<string, unknown>>;
export type Row = Record<string, unknown>;

/** A statement with a name, so that PostgreSQL parses it once per connection. Made by `statement` or `composed`. */
export type Statement<P extends Parameters = Parameters, R = Row> = {
  readonly name: string;
  readonly text: string;
  /** The names of the parameters, in the order of `$1`, `$2`. Without them values come in that order. */
  readonly parameters?: readonly string[];
  /** Never there: only the compiler knows it. */
  readonly types?: { readonly parameters: P; readonly row: R };
};
/** A row of a statement, or of several that give the same. */
export type RowOf<S extends Statement> = NonNullable<S['types']>['row'];

/** What nobody but us knows of the columns of a statement. Made by `told`. */
type Told<T> = { readonly told?: T };
/**
 * Says of single columns what PostgreSQL cannot know: what is in its JSON, that an outer join always finds something, which texts there are.
 * Nothing checks it, so it says no more than is needed, and never contradicts PostgreSQL.
 */
export const told = <T>(): Told<T> => ({});
type Frozen<V> = V extends Uint8Array
  ? V
  : V extends readonly (infer I)[]
    ? readonly Frozen<I>[]
    : V extends object
      ? { readonly [K in keyof V]: Frozen<V[K]> }
      : V;
type Narrower<T, R> = { [K in keyof T]: K extends keyof R ? Frozen<R[K]> : never };

const named: { name: string; statement: Statement }[] = [];
/** The statements that the modules have named, as far as they are loaded. */
export const namedStatements = (): readonly { name: string; statement: Statement }[] => named;

const nameOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** Parameters with names, `$desde`, become `$1`, `$2` in the order of their first mention. @throws if others have numbers. */
function numbered(text: string): Pick<Statement, 'text' | 'parameters'> {
  const names: string[] = [];
  const sent = text.replaceAll(/\$([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  if (names.length === 0) return { text };
  // A piece that several statements share would take the value of another one.
  if (/\$\d/.test(text)) throw new Error(`parameters have names or numbers, not both: ${text}`);
  return { text: sent, parameters: names };
}

/**
 * A statement of which `statements.gen.ts` knows the parameters and the row: PostgreSQL has been asked (`npm run db-types`). Its name is its
 * file's and its own; texts that differ in an order only share one. PostgreSQL itself gets a hash of the text as name (names hold at most
 * 63 bytes).
 */
export function statement<N extends keyof Statements, T extends Narrower<T, Statements[N]['row']> = {}>(
  name: N,
  text: string,
  _told?: Told<T>,
): Statement<Statements[N]['parameters'], { [K in keyof Statements[N]['row']]: K extends keyof T ? T[K] : Statements[N]['row'][K] }> {
  const made = { name: nameOf(text), ...numbered(text) };
  named.push({ name, statement: made });
  return made;
}

/** A statement that is composed while the server runs: nothing knows its row but who writes it. `statements.test.ts` lists who does. */
export const composed = <R = Row>(text: string): Statement<readonly unknown[], R> => ({ name: nameOf(text), text });

/** Whether the database has refused a row because another one has the same key. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505';

/** Runs statements, within a transaction or each by itself. */
export type Queryable = { query<P extends Parameters, R>(statement: Statement<P, R>, values: NoInfer<P>): Promise<R[]> };

const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins;
/** Of `int8[]`, which pg has no name for. */
const INT8_ARRAY: number = 1016;
/** An instant as PostgreSQL writes it, also within JSON, as ISO 8601 in UTC. */
export const inUtc = (text: string): string => Temporal.Instant.from(text).toString();
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
    if (oid === TIMESTAMPTZ) return inUtc;
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
const PATIENCE_MS = 10_000;

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
