import { isTimeToRemindSalida, whenToRemindSalida } from '@jornada/domain/notificaciones/remind-salida.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Configuracion, EntidadesService } from '../../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../../shared/company/companies-repo.ts';
import type { NotificacionesService } from '../../notificaciones/service.ts';
import { laborOf } from '../person/labor.ts';
import { createTogetherReader } from '../person/read-together.ts';
import { salidaOlvidada } from './notices.ts';
import { findOpenDays, createGivenReminder, deleteGivenReminders, type JornadaSinSalida } from './reminders-repo.ts';

const KEPT_DAYS = 60;
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** How many people are read by one query. */
const TOGETHER = 64;

type Options = { db: Database; clock: Clock; jobs: Jobs; entidades: EntidadesService; tell: NotificacionesService['tell'] };
/** When somebody is to be reminded of a day, and what that follows from. */
type Due = { basis: string; at: Temporal.Instant };

/** Reminds whoever is still clocked in after their planned end, once a day, and only whoever that is still true of. */
export function createReminders({ db, clock, jobs, entidades, tell }: Options): void {
  const readTogether = createTogetherReader(db);
  /** By company and person, those of open days: everybody who works is looked at again and again, and nearly nobody has changed. */
  const known = new Map<number, ReadonlyMap<number, Due>>();

  async function read(
    entidadId: number,
    empresa: Configuracion,
    { usuarioId, fecha, inicio }: JornadaSinSalida,
  ): Promise<Temporal.Instant> {
    const days = { desde: fecha, hasta: fecha };
    const persona = await readTogether(entidadId, { personaId: usuarioId, clave: null, eventos: days, dias: days });
    return whenToRemindSalida({ inicio, fin: laborOf(persona, empresa).planDia(fecha).turno?.fin ?? null });
  }

  /** When each of them is to be reminded. Only whoever is new or has changed is read. */
  async function dueOf(entidadId: number, empresa: Configuracion, open: readonly JornadaSinSalida[]): Promise<ReadonlyMap<number, Due>> {
    const before = known.get(entidadId);
    const due = new Map<number, Due>();
    for (let first = 0; first < open.length; first += TOGETHER) {
      await Promise.all(
        open.slice(first, first + TOGETHER).map(async (day) => {
          const basis = [day.fecha, day.inicio, day.revision, empresa.revision].join(' ');
          const found = before?.get(day.usuarioId);
          due.set(day.usuarioId, found?.basis === basis ? found : { basis, at: await read(entidadId, empresa, day) });
        }),
      );
    }
    known.set(entidadId, due);
    return due;
  }

  async function remind(entidadId: number, empresa: Configuracion): Promise<void> {
    const now = clock.now();
    // The dates of this moment in all zones, and of shifts that began the evening before.
    const date = now.toZonedDateTimeISO('UTC').toPlainDate();
    const [desde, hasta] = [date.subtract({ days: 2 }).toString(), date.add({ days: 1 }).toString()];
    const open = await db.tenant(entidadId, (tx) => findOpenDays(tx, entidadId, desde, hasta));
    const due = await dueOf(entidadId, empresa, open);
    const isTime = ({ usuarioId }: JornadaSinSalida): boolean => {
      const at = due.get(usuarioId)?.at;
      return at !== undefined && isTimeToRemindSalida(at, now);
    };
    await db.tenant(entidadId, async (tx) => {
      // Some may have left meanwhile.
      const still = open.some(isTime) ? (await findOpenDays(tx, entidadId, desde, hasta)).filter(isTime) : [];
      for (const { usuarioId, fecha } of still) {
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
        const empresa = await entidades.getConfiguration(entidadId, revision);
        if (empresa.ajustes.notificaciones) await remind(entidadId, empresa);
        else known.delete(entidadId);
      }
    },
    { retries: 1, expireSeconds: 280 },
  );
}
