import { composed } from '../platform/database/pool.ts';
import type { TestServer } from './test-server.ts';
import { tidyTable } from './tidy-table.ts';

const COUNT = composed<{ filas: number }>(
  `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as filas from pg_stat_xact_user_tables where $1::text is null or relname ~ $1`,
);
const PLAN_AS_FOR_A_COMPANY = composed('set local plan_cache_mode = auto');

/**
 * Counts the rows that a transaction of a company looks at in tables, beside what it finds in indexes alone; `tables`: a pattern of their names, all if there is none.
 * It leaves the tables in `tidy` as they are on the morning after, so call it when they are filled. @returns the number of the last transaction, or with
 * `every` that of all since it was asked before.
 */
export async function watchRows(
  server: TestServer,
  { tables, tidy, every = false }: { tables?: string; tidy: readonly string[]; every?: boolean },
): Promise<() => number> {
  for (const table of tidy) await tidyTable(server.superuserUrl, table);
  let looked = 0;
  const { tenant } = server.db;
  server.db.tenant = (entidadId, work) =>
    tenant(entidadId, async (tx) => {
      const count = async () => (await tx.query(COUNT, [tables ?? null]))[0]?.filas ?? 0;
      await tx.query(PLAN_AS_FOR_A_COMPANY, []);
      const before = await count();
      const result = await work(tx);
      looked = (every ? looked : 0) + (await count()) - before;
      return result;
    });
  return () => {
    const seen = looked;
    if (every) looked = 0;
    return seen;
  };
}
