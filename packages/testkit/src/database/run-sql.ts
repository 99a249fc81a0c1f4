import pg from 'pg';

const { INT8 } = pg.types.builtins;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
};

const kept = new Map<string, pg.Pool>();

/**
 * Keeps connections to this address for further calls of `runSql`, because to make one takes PostgreSQL longer than most statements
 * do. They do not keep the process alive. @returns what ends them.
 */
export const keepConnections = (url: string): (() => Promise<void>) => {
  if (!kept.has(url)) {
    const pool = new pg.Pool({ connectionString: url, types, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // One that PostgreSQL has ended is replaced. The pool itself listens only on those that are idle.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    kept.set(url, pool);
  }
  return async () => {
    const pool = kept.get(url);
    kept.delete(url);
    await pool?.end();
  };
};

const run = async (client: pg.ClientBase, sql: string, values: unknown[]): Promise<Record<string, unknown>[]> => {
  // Without values, one text may contain several statements; then there is one result for each.
  const result: pg.QueryResult | pg.QueryResult[] = values.length > 0 ? await client.query(sql, values) : await client.query(sql);
  return [result].flat().at(-1)?.rows ?? [];
};

async function runOnKept(pool: pg.Pool, sql: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = await pool.connect();
  let isFresh = false;
  try {
    return await run(client, sql, values);
  } finally {
    // Refused within a transaction that was left open: that one ends with its connection.
    isFresh = await client.query('discard all').then(
      () => true,
      () => false,
    );
    client.release(!isFresh);
  }
}

/**
 * Runs SQL in a session of its own, and gives numbers of eight bytes as numbers, as the server does. What is left open is rolled
 * back. @returns the rows of the last statement.
 */
export const runSql = async (url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const pool = kept.get(url);
  if (pool) return runOnKept(pool, sql, values);
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  try {
    return await run(client, sql, values);
  } finally {
    await client.end();
  }
};
