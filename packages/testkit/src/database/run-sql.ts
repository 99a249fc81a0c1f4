import pg from 'pg';

const { INT8 } = pg.types.builtins;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
};

/** Runs SQL on its own connection, and gives numbers of eight bytes as numbers, as the server does. @returns the rows of the last statement. */
export const runSql = async (url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  try {
    // Without values, one text may contain several statements; then there is one result for each.
    const result: pg.QueryResult | pg.QueryResult[] = values.length > 0 ? await client.query(sql, values) : await client.query(sql);
    return [result].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
};
