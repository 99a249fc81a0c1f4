import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { defineNotice } from '../../shared/notice.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import { findPerson } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { lockDueProofs, noteProofTold } from './proofs-repo.ts';

const EVERY_HOUR = '25 * * * *';
export const RECORDAR_JUSTIFICANTES = 'permisos.justificantes';
/** Days before the last one on which somebody is reminded. */
const DAYS_BEFORE = 2;
/** Not at night. */
const FIRST_HOUR = 9;

/** The proof of a permit is due. It does not say of which one. */
export const justificanteDebido = defineNotice<{ solicitudId: number; personaId: number }>({
  clase: 'justificantes',
  envio: { ruta: ({ id = 0 }) => `/permisos-view/${id}`, ttlHoras: 72, urgency: 'normal' },
  async decide(tx, { entidadId, solicitudId, personaId }) {
    const person = await findPerson(tx, entidadId, personaId);
    return { people: person ? [person] : [], asunto: { id: solicitudId, modulo: 'permisos' } };
  },
});

type Options = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  entidades: EntidadesService;
  ficheros: SavedFiles;
  notices: Pick<NotificacionesService, 'tell'>;
};

/** Every hour of the day: whoever has not yet added a proof that is due soon is reminded, once. */
export function createProofReminders({ db, clock, jobs, entidades, ficheros, notices }: Options): void {
  async function remind(entidadId: number, run: string): Promise<void> {
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    const { zona } = await entidades.getConfiguration(entidadId, revision);
    const now = clock.now().toZonedDateTimeISO(zona);
    if (now.hour < FIRST_HOUR) return;
    await db.tenant(entidadId, async (tx) => {
      const until = now.toPlainDate().add({ days: DAYS_BEFORE }).toString();
      const due = await lockDueProofs(tx, entidadId, until);
      const ids = due.map(({ id }) => id);
      const files = await ficheros.listOf(tx, { entidadId, modulo: 'permisos', asuntoIds: ids });
      await noteProofTold(tx, entidadId, ids, clock.now().toString());
      for (const { id, personaId } of due)
        if ((files.get(id) ?? []).length === 0)
          await notices.tell(justificanteDebido, { entidadId, solicitudId: id, personaId }, { id: idOf(run, id), tx });
    });
  }
  jobs.schedule(
    RECORDAR_JUSTIFICANTES,
    EVERY_HOUR,
    async ({ id }) => {
      for (const entidadId of await findCompanies(db)) await remind(entidadId, id);
    },
    { retries: 1 },
  );
}
