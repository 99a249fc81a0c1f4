import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Bus, Novedad } from '../../../platform/bus.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import type { Escritura } from '../log/model.ts';
import { writeRecords } from '../log/repo.ts';
import { createTogetherWriter } from '../log/write-together.ts';
import { isOfCompany, propuestasCambiadas, type CambioDePropuestas, type FollowProposals } from './proposals.ts';
import { createEntryLog, isForAnother } from './write-for-another.ts';
import { lock } from '../../../shared/locks.ts';

/** @returns the ids of the lines; null where somebody else wrote first. */
type Write = (
  sesion: Sesion,
  escritura: Escritura,
  /** Whom it concerns beside the person. */
  told: {
    /** The change of the proposals, once the lines have ids; null if they change none. */
    change: ((ids: readonly number[]) => CambioDePropuestas) | null;
    /** The days on which other proposals of the person wait than before. */
    followed: readonly Fecha[];
  },
) => Promise<number[] | null>;

/**
 * Writes lines of the record. Lines that only concern the person are written together with those of other requests at the same
 * moment. If the audit log or other people must be told, all of it goes in one transaction: both or neither.
 */
export function createWrite({
  db,
  auditoria,
  bus,
  events,
  follow,
}: {
  db: Database;
  auditoria: AuditoriaService;
  bus: Bus;
  /** Missing where nobody listens: for the demo company. */
  events?: Pick<Events<Novedad>, 'publish'>;
  follow: FollowProposals;
}): Write {
  const writeTogether = createTogetherWriter(db);
  const logEntry = createEntryLog(auditoria);
  const write: Write = (sesion, escritura, { change, followed }) => {
    const { entidadId, personaId } = escritura;
    if (!change && followed.length === 0 && !isForAnother(sesion, personaId)) return writeTogether(escritura);
    return db.tenant(entidadId, async (tx) => {
      // As before each decision about the person: otherwise each of the two would wait for the other.
      if (followed.length > 0) await lock.person(tx, personaId);
      const ids = await writeRecords(tx, escritura);
      if (!ids) return null;
      await logEntry(tx, sesion, escritura);
      const changed = change?.(ids);
      if (changed && isOfCompany(changed)) await bus.emit(tx, propuestasCambiadas, changed);
      for (const fecha of followed) await follow(tx, { ...sesion, personaId }, fecha);
      return ids;
    });
  };
  return async (sesion, escritura, told) => {
    const ids = await write(sesion, escritura, told);
    const { entidadId, personaId } = escritura;
    // A hint for those who look at today; nothing is lost with it, and nobody waits for it.
    if (ids) events?.publish({ entidadId, personaId, equipo: true, temas: ['hoy'] });
    return ids;
  };
}
