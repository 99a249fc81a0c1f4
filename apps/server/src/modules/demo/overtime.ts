import type { Database } from '../../platform/database/database.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { writeRequestsOfDemo } from '../horas-extra/service.ts';
import { isNamedAccount } from './company/accounts.ts';
import { takePersonLock, type FilaPersonaDemo } from './repo.ts';

/** Writes what the people of a new company asked for out of the months that are still open. */
export async function writeOvertime(options: {
  db: Database;
  entidades: EntidadesService;
  entidadId: number;
  ahora: Temporal.Instant;
  people: readonly FilaPersonaDemo[];
}): Promise<void> {
  const { db, entidades, entidadId, ahora, people } = options;
  const month = ahora.toZonedDateTimeISO('UTC').toPlainDate().subtract({ months: 1 }).with({ day: 1 });
  for (const { id, responsableId, userName } of people) {
    const persona = { id, responsableId, isNamed: isNamedAccount(userName) };
    await db.tenant(entidadId, async (tx) => {
      // Another node that starts at the same moment finds what this one has written.
      await takePersonLock(tx, id);
      await writeRequestsOfDemo(tx, persona, { entidadId, entidades, ahora, desde: month.toString() });
    });
  }
}
