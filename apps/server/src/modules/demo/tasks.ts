import type { Database } from '../../platform/database/database.ts';
import { writeBudgetsOfDemo, writeEntriesOfDemo, writeWeeksOfDemo } from '../tareas/service.ts';
import { takePersonLock, type FilaPersonaDemo } from './repo.ts';

/** Writes what people spent their time on, on days that have no entries yet. `withWeeks`: of a new company, whose weeks nobody has sent. */
export async function writeTasks(options: {
  db: Database;
  entidadId: number;
  ahora: Temporal.Instant;
  isNew: boolean;
  withWeeks: boolean;
  people: readonly FilaPersonaDemo[];
}): Promise<void> {
  const { db, entidadId, isNew, withWeeks, people } = options;
  const ahora = options.ahora.toString();
  for (const { id, userName } of people) {
    await db.tenant(entidadId, async (tx) => {
      await takePersonLock(tx, id);
      await writeEntriesOfDemo(tx, { id, userName }, { entidadId, ahora, isNew });
    });
  }
  if (!isNew || !withWeeks) return;
  await db.tenant(entidadId, async (tx) => {
    await writeBudgetsOfDemo(tx, entidadId);
    await writeWeeksOfDemo(tx, { entidadId, ahora, people });
  });
}
