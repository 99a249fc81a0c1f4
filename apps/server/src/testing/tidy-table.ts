import { expect, vi } from 'vitest';
import { runSql } from '@jornada/testkit/database/index.ts';

// The cluster of the tests commits without waiting for its log, and a vacuum marks no page whose commit, or one of about then, is not in
// the log yet: this waits for it. The statistics of the table before are such a commit.
const FLUSH = `set local synchronous_commit = on; select pg_logical_emit_message(true, 'tidy-table', '')`;
const unseenOf = (table: string): string => `
  select coalesce(sum(greatest(relpages, 0) - relallvisible), 0)::int as unseen from pg_class
  where oid = 'instancia.${table}'::regclass or oid in (select inhrelid from pg_inherits where inhparent = 'instancia.${table}'::regclass)`;

/** Leaves a table as it is on the morning after: counted, and all its pages marked as seen by everybody, which nobody may look at meanwhile. */
export async function tidyTable(superuserUrl: string, table: string): Promise<void> {
  const tidy = async (): Promise<void> => {
    await runSql(superuserUrl, FLUSH);
    // A vacuum that finds few dead rows would leave them, and their pages, to the next one.
    await runSql(superuserUrl, `vacuum (analyze, index_cleanup on) instancia.${table}`);
    expect(await runSql(superuserUrl, unseenOf(table))).toEqual([{ unseen: 0 }]);
  };
  await vi.waitFor(tidy, { timeout: 60_000 });
}
