import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { createRings } from '../registros/reads.ts';
import { createActs } from './acts-repo.ts';
import { updateReminded } from './managing-repo.ts';
import { documentosPorFirmar } from './notices.ts';
import { findDue, findThoseToSign } from './reminders-repo.ts';

const EVERY_QUARTER = '8,23,38,53 * * * *';
export const RECORDAR_DOCUMENTOS = 'documentacion.recordar';
const AVISAR = 'documentacion.avisar';
/** How many people one job tells. */
const AT_ONCE = 50;
/** So many days before the last one people are reminded, and on the last one. */
const DAYS_BEFORE = [2, 0] as const;

type Options = { db: Database; clock: Clock; jobs: Jobs; entidades: EntidadesService; tell: NotificacionesService['tell'] };
type Encargo = { entidadId: number; ids: number[] };
export type DocumentReminding = ReturnType<typeof createDocumentReminding>;

/** Reminds people of what they have not signed, by itself before its last day. Nobody is told outside their working hours (LOPDGDD, article 88). */
export function createDocumentReminding({ db, clock, jobs, entidades, tell }: Options) {
  const ringsIn = createRings({ clock, entidades });

  jobs.work<Encargo>(AVISAR, async ({ entidadId, ids }, { id: run }) => {
    for (const id of ids)
      await db.tenant(entidadId, async (tx) => {
        if ((await findThoseToSign(tx, entidadId, [id])).length === 0) return;
        const afterSeconds = await ringsIn(tx, entidadId, id);
        if (afterSeconds !== null) await tell(documentosPorFirmar, { entidadId, ids: [id] }, { tx, afterSeconds, id: idOf(run, id) });
      });
  });

  /** Tells people, each once they work, by jobs that are there if the transaction commits. */
  async function tellLater(tx: Transaction, entidadId: number, ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += AT_ONCE)
      await jobs.send(AVISAR, { entidadId, ids: ids.slice(start, start + AT_ONCE) } satisfies Encargo, { tx });
  }

  async function remind(entidadId: number): Promise<void> {
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    const { zona, ajustes } = await entidades.getConfiguration(entidadId, revision);
    if (!ajustes.notificaciones) return;
    const now = clock.now();
    const here = now.toZonedDateTimeISO(zona);
    const antes = here.startOfDay().toInstant().toString();
    const dias = DAYS_BEFORE.map((days) => here.toPlainDate().add({ days }).toString());
    const due = await db.tenant(entidadId, (tx) => findDue(tx, entidadId, { dias, antes }));
    for (const [personaId, rows] of Map.groupBy(due, (row) => row.personaId))
      await db.tenant(entidadId, async (tx) => {
        if ((await ringsIn(tx, entidadId, personaId)) !== 0) return;
        const momento = now.toString();
        const noted = await updateReminded(tx, entidadId, { ids: rows.map(({ id }) => id), momento, antes });
        for (const { id, autorId } of rows)
          if (noted.some((one) => one.id === id)) await createActs(tx, entidadId, [id], { accion: 'recordado', momento, autorId });
        if (noted.length > 0) await tellLater(tx, entidadId, [personaId]);
      });
  }

  jobs.schedule(
    RECORDAR_DOCUMENTOS,
    EVERY_QUARTER,
    async () => {
      for (const entidadId of await findCompanies(db)) await remind(entidadId);
    },
    { retries: 1, expireSeconds: 600 },
  );

  return { tellLater };
}
