import type { Bus } from '../../../platform/bus.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import type { Escritura } from '../log/model.ts';
import { writeRecords } from '../log/repo.ts';
import { createTogetherWriter } from '../log/write-together.ts';
import { propuestasCambiadas, type CambioDePropuestas } from './proposals.ts';
import { createEntryLog, isForAnother } from './write-for-another.ts';

/** @returns the ids of the lines; null where somebody else wrote first. */
type Write = (
  sesion: Sesion,
  escritura: Escritura,
  /** The change of the proposals, once the lines have ids; null if they change none. */
  change: ((ids: readonly number[]) => CambioDePropuestas) | null,
) => Promise<number[] | null>;

/**
 * Writes lines of the record. Lines that only concern the person are written together with those of other requests at the same
 * moment. If the audit log or other people must be told, all of it goes in one transaction: both or neither.
 */
export function createWrite({ db, auditoria, bus }: { db: Database; auditoria: AuditoriaService; bus: Bus }): Write {
  const writeTogether = createTogetherWriter(db);
  const logEntry = createEntryLog(auditoria);
  return (sesion, escritura, change) => {
    if (!change && !isForAnother(sesion, escritura.personaId)) return writeTogether(escritura);
    return db.tenant(escritura.entidadId, async (tx) => {
      const ids = await writeRecords(tx, escritura);
      if (!ids) return null;
      await logEntry(tx, sesion, escritura);
      if (change) await bus.emit(tx, propuestasCambiadas, change(ids));
      return ids;
    });
  };
}
