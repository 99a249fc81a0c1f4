import { isTimeToRemindSalida } from '@jornada/domain/notificaciones/remind-salida.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { EntidadesService } from '../../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../../shared/company/companies-repo.ts';
import type { NotificacionesService } from '../../notificaciones/service.ts';
import { laborOf } from '../person/labor.ts';
import { readPerson } from '../person/repo.ts';
import { salidaOlvidada } from './notices.ts';
import { findOpenDays, createGivenReminder, deleteGivenReminders, type JornadaSinSalida } from './reminders-repo.ts';

const KEPT_DAYS = 60;
const EVERY_FIVE_MINUTES = '*/5 * * * *';

type Options = { db: Database; clock: Clock; jobs: Jobs; entidades: EntidadesService; tell: NotificacionesService['tell'] };

/** Reminds whoever is still clocked in after their planned end, once a day, and only whoever that is still true of. */
export function createReminders({ db, clock, jobs, entidades, tell }: Options): void {
  async function isDue(tx: Queryable, entidadId: number, { usuarioId, fecha, inicio }: JornadaSinSalida): Promise<boolean> {
    const days = { desde: fecha, hasta: fecha };
    const persona = await readPerson(tx, { entidadId, personaId: usuarioId, eventos: days, dias: days, dia: null, clave: null });
    const empresa = await entidades.getConfiguration(entidadId, persona.revision);
    const fin = laborOf(persona, empresa).planDia(fecha).turno?.fin ?? null;
    return isTimeToRemindSalida({ ahora: clock.now().toString(), inicio, fin });
  }

  async function remind(entidadId: number): Promise<void> {
    const now = clock.now();
    // The dates of this moment in all zones, and of shifts that began the evening before.
    const date = now.toZonedDateTimeISO('UTC').toPlainDate();
    const [desde, hasta] = [date.subtract({ days: 2 }).toString(), date.add({ days: 1 }).toString()];
    await db.tenant(entidadId, async (tx) => {
      for (const open of await findOpenDays(tx, entidadId, desde, hasta)) {
        if (!(await isDue(tx, entidadId, open))) continue;
        const { usuarioId, fecha } = open;
        const given = { entidadId, usuarioId, clave: `recordatorio-salida ${fecha}`, momento: now.toString() };
        if (await createGivenReminder(tx, given)) await tell(salidaOlvidada, { entidadId, personaId: usuarioId }, { tx });
      }
      await deleteGivenReminders(tx, entidadId, now.subtract({ hours: KEPT_DAYS * 24 }).toString());
    });
  }

  jobs.schedule(
    'registros.recordar-salida',
    EVERY_FIVE_MINUTES,
    async () => {
      for (const entidadId of await findCompanies(db)) {
        const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
        const { ajustes } = await entidades.getConfiguration(entidadId, revision);
        if (ajustes.notificaciones) await remind(entidadId);
      }
    },
    { retries: 1, expireSeconds: 280 },
  );
}
