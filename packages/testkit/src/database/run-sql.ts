import pg from 'pg';

/** Runs SQL on its own connection. @returns the rows of the last statement. */
export const runSql = async (url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Without values, one text may contain several statements; then there is one result for each.
    const result: pg.QueryResult | pg.QueryResult[] = values.length > 0 ? await client.query(sql, values) : await client.query(sql);
    return [result].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
};
