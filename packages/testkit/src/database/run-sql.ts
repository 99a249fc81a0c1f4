import pg from 'pg';

/** Runs SQL on a connection of its own. @returns the rows of its last statement. */
export const runSql = async (url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Without values several statements may stand in one text; then there is a result for each.
    const result: pg.QueryResult | pg.QueryResult[] = values.length > 0 ? await client.query(sql, values) : await client.query(sql);
    return [result].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
};
