import type { Queryable } from '../../platform/database/pool.ts';
import { createBatch } from './act/batch.ts';
import { writeRecords } from './log/repo.ts';

/** The record of one person of the demo company: decisions in the order of time, and then all their lines at once. */
export function createRecordOfDemo(options: Parameters<typeof createBatch>[0]) {
  const { writing, ...batch } = createBatch(options);
  return {
    ...batch,
    /** @returns how many lines were written; null if somebody else wrote first, and then none. */
    async write(tx: Queryable): Promise<number | null> {
      const escritura = writing();
      if (!escritura) return 0;
      return (await writeRecords(tx, escritura))?.length ?? null;
    },
  };
}
