import { joining } from '../../../platform/database/join.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Escritura } from './model.ts';
import { writeAll, writeRecords } from './repo.ts';

/** Whether an error is the fault of one write: wrong content, or somebody else was first. The writes beside it may be correct. */
const isAboutOne = (error: unknown): boolean => /^(22|23|40|P0)/.test((error as { code?: string }).code ?? '');

/** The result of one write: ids, null if somebody else wrote first, or the error. */
type Outcome = { ids: number[] | null } | { error: unknown };

const oneByOne = async (db: Queryable, writes: readonly Escritura[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const write of writes)
    outcomes.push(
      await writeRecords(db, write).then(
        (ids) => ({ ids }),
        (error: unknown) => ({ error }),
      ),
    );
  return outcomes;
};

async function writeSeveral(db: Queryable, entidadId: number, writes: readonly Escritura[]): Promise<Outcome[]> {
  if (writes.length === 1) return oneByOne(db, writes);
  // The same order on every server, so that transactions never wait for each other in a circle.
  const inOrder = writes.toSorted((a, b) => a.personaId - b.personaId);
  // Of two writes for one person, the later one was decided without knowing the first.
  const isFirst = (write: Escritura, index: number): boolean => inOrder[index - 1]?.personaId !== write.personaId;
  const first = inOrder.filter(isFirst);
  let outcomes: Outcome[];
  try {
    outcomes = (await writeAll(db, entidadId, first)).map((ids) => ({ ids }));
  } catch (error) {
    if (!isAboutOne(error)) throw error;
    outcomes = await oneByOne(db, first);
  }
  const byWrite = new Map(first.map((write, index) => [write, outcomes[index]]));
  return writes.map((write) => byWrite.get(write) ?? { ids: null });
}

/**
 * `writeRecords` for single requests. Writes at the same time in one company go together, in one statement and one transaction.
 * If that fails because of one of them, all are written one by one, so that the others do not fail with it.
 */
export function createTogetherWriter(db: Queryable): (write: Escritura) => Promise<number[] | null> {
  const one = joining((entidadId, writes: Escritura[]) => writeSeveral(db, entidadId, writes));
  return async (write) => {
    const outcome = await one(write.entidadId, write);
    if ('error' in outcome) throw outcome.error;
    return outcome.ids;
  };
}
