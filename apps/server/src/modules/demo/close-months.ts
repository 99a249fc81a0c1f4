import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { SILENT_BUS } from '../../platform/bus.ts';
import { createAuditoriaService } from '../auditoria/service.ts';
import { createCierresService } from '../cierres/service.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { writeIntoBanks } from './bank-story.ts';
import { CUENTAS } from './company/accounts.ts';
import { EMPRESA } from './company/settings.ts';
import { findUntouchedMonths } from './repo.ts';

/** When the month after is so far on, what people and managers had to say about a month has been said. */
const CLOSING_DAY = 20;
/** Of the running month and the one before, everything can still be tried. */
const OPEN_MONTHS = 2;
const MOTIVO = 'Cierre mensual. Lo que falta se regulariza si alguien lo reclama.';

/** The admin at work, without having signed in. */
const SESION = {
  sesionId: '',
  simulando: false,
  esQuiosco: false,
  roles: [],
  permisos: new Set<never>(),
  modulos: [],
  idioma: EMPRESA.idioma,
  punto: null,
} as const;

/** Closes the months of the demo company up to two months ago; a month that somebody has closed or reopened is theirs. */
export async function closeMonths(options: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  entidadId: number;
  revision: number;
  /** Everybody's ids, by user name. */
  ids: ReadonlyMap<string, number>;
}): Promise<void> {
  const { db, clock, entidades, entidadId, revision, ids } = options;
  const current = clock.now().toZonedDateTimeISO(EMPRESA.zona).toPlainDate().toPlainYearMonth();
  const last = current.subtract({ months: OPEN_MONTHS });
  const until = last.toPlainDate({ day: last.daysInMonth }).toString();
  const months = await db.tenant(entidadId, (tx) => findUntouchedMonths(tx, entidadId, until));
  const usuarioId = ids.get(CUENTAS.admin);
  if (usuarioId === undefined) return;
  const sesion = { ...SESION, entidadId, usuarioId, personaId: usuarioId, revision };
  for (const first of months) {
    const month = Temporal.PlainDate.from(first).toPlainYearMonth();
    const at = month.add({ months: 1 }).toPlainDate({ day: CLOSING_DAY }).toZonedDateTime({ timeZone: EMPRESA.zona, plainTime: '10:00' });
    const then = { now: () => at.toInstant() };
    const auditoria = createAuditoriaService({ clock: then });
    // Nothing comes too late into a month that is being closed for the first time, and nobody is told of years ago.
    const service = createCierresService({
      db,
      entidades,
      clock: then,
      auditoria,
      writeKept: async () => 0,
      bus: SILENT_BUS,
    });
    try {
      await service.close(sesion, { ano: month.year, mes: month.month, motivo: MOTIVO });
    } catch (error) {
      // Somebody else closes it, or has left an earlier one open: nobody needs this at start.
      if (!(error instanceof AppError)) throw error;
      return;
    }
  }
  await writeIntoBanks({ db, entidades, admin: sesion, ids, months });
}
