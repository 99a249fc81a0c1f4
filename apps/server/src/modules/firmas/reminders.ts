import type { Mes } from '@jornada/domain/cierres/index.ts';
import { isReminderDay, mesTerminado } from '@jornada/domain/firmas/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { createRings } from '../registros/reads.ts';
import { createReminders as noteReminders, findUnsigned } from './managing-repo.ts';
import { mesPorFirmar } from './notices.ts';
import { findMonths, findSettings } from './repo.ts';

const EVERY_QUARTER = '5,20,35,50 * * * *';
export const RECORDAR_FIRMAS = 'firmas.recordar';
const AVISAR = 'firmas.avisar';
/** How many people one job tells. */
const AT_ONCE = 50;

type Options = { db: Database; clock: Clock; jobs: Jobs; entidades: EntidadesService; tell: NotificacionesService['tell'] };
type Encargo = { entidadId: number; mes: Mes; ids: number[] };
export type Reminding = ReturnType<typeof createReminding>;

/**
 * Asks people for their month: on the first and on the last two days of the time they have, and once when a signed month has
 * changed. Nobody is asked outside their working hours (LOPDGDD, article 88).
 */
export function createReminding({ db, clock, jobs, entidades, tell }: Options) {
  const ringsIn = createRings({ clock, entidades });

  /** Tells one person once they work. */
  async function tellOne(
    tx: Transaction,
    { entidadId, mes }: Omit<Encargo, 'ids'>,
    { id, run }: { id: number; run: string },
  ): Promise<void> {
    const [found] = await findMonths(tx, entidadId, id, [mes]);
    if (!found || found.estado === 'firmado') return;
    const afterSeconds = await ringsIn(tx, entidadId, id);
    if (afterSeconds === null) return;
    const caso = found.estado === 'cambiado' ? 'cambiado' : 'pedir';
    await tell(mesPorFirmar, { entidadId, ids: [id], mes, caso }, { tx, afterSeconds, id: idOf(run, id) });
  }

  jobs.work<Encargo>(AVISAR, async ({ entidadId, mes, ids }, { id: run }) => {
    for (const id of ids) await db.tenant(entidadId, (tx) => tellOne(tx, { entidadId, mes }, { id, run }));
  });

  /** Notes people, and leaves telling them to jobs. @returns how many had none of the same key before. */
  async function note(
    tx: Transaction,
    { entidadId, mes, ids, clave }: { entidadId: number; mes: Mes; ids: readonly number[]; clave: string },
  ): Promise<number> {
    if (ids.length === 0) return 0;
    const fresh = await noteReminders(tx, { entidadId, mes, ids, clave, momento: clock.now().toString() });
    for (let start = 0; start < fresh.length; start += AT_ONCE)
      await jobs.send(AVISAR, { entidadId, mes, ids: fresh.slice(start, start + AT_ONCE) } satisfies Encargo, { tx });
    return fresh.length;
  }

  async function remind(entidadId: number): Promise<void> {
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    const { zona, ajustes: company } = await entidades.getConfiguration(entidadId, revision);
    const settings = await db.tenant(entidadId, (tx) => findSettings(tx, entidadId));
    if (!settings?.activa || !company.notificaciones) return;
    const hoy = clock.now().toZonedDateTimeISO(zona).toPlainDate();
    const mes = mesTerminado(hoy.toString());
    if (`${mes}-01` < settings.desde || !isReminderDay(hoy.day, settings.hastaDia)) return;
    const filtro = { mes, texto: '', centro: null, ids: null };
    const people = await db.tenant(entidadId, (tx) => findUnsigned(tx, { entidadId, personaId: 0, jefes: null }, filtro));
    for (const id of people)
      await db.tenant(entidadId, async (tx) => {
        if ((await ringsIn(tx, entidadId, id)) === 0) await note(tx, { entidadId, mes, ids: [id], clave: `dia ${hoy.day}` });
      });
  }

  jobs.schedule(
    RECORDAR_FIRMAS,
    EVERY_QUARTER,
    async () => {
      for (const entidadId of await findCompanies(db)) await remind(entidadId);
    },
    { retries: 1, expireSeconds: 600 },
  );

  return { note };
}
