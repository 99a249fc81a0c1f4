import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { SILENT_BUS } from '../../platform/bus.ts';
import { createAuditoriaService } from '../auditoria/service.ts';
import { createCierresService } from '../cierres/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { createExtraApart } from '../horas-extra/service.ts';
import { createSumMonths } from '../mes/service.ts';
import { writeIntoBanks } from './bank-story.ts';
import { CUENTAS } from './company/accounts.ts';
import { EMPRESA } from './company/settings.ts';
import { findUntouchedMonths } from './repo.ts';

/** On this day of the following month, people and managers have had time to correct a month. */
const CLOSING_DAY = 20;
/** The running month and the one before stay open, so that everything can be tried. */
const OPEN_MONTHS = 2;
const MOTIVO = 'Cierre mensual. Lo que falta se regulariza si alguien lo reclama.';

/** The admin as author, without a sign-in. */
const SESION = {
  sesionId: '',
  simulando: false,
  esQuiosco: false,
  esInvitado: false,
  roles: [],
  permisos: new Set<never>(),
  modulos: [],
  idioma: EMPRESA.idioma,
  punto: null,
} as const;

/** Closes the months of the demo company up to two months ago. Months that somebody has closed or reopened are left alone. */
export async function closeMonths(options: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  entidadId: number;
  revision: number;
  /** The ids of all people, by user name. */
  ids: ReadonlyMap<string, number>;
  /** The first day of the records, if the hour banks are to be written; null: they have been. */
  since: string | null;
}): Promise<void> {
  const { db, clock, entidades, entidadId, revision, ids, since } = options;
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
    // A month closed for the first time has no held marks, and nobody is told about old months.
    const service = createCierresService({
      db,
      entidades,
      clock: then,
      auditoria,
      sums: createSumMonths({ db, clock: then, entidades }),
      writeKept: async () => 0,
      bus: SILENT_BUS,
    });
    service.setApart(createExtraApart({ clock: then, entidades }));
    try {
      await service.close(sesion, { ano: month.year, mes: month.month, motivo: MOTIVO });
    } catch (error) {
      // Somebody else closes the month, or has left an earlier one open. The start does not need it.
      if (!(error instanceof AppError)) throw error;
      return;
    }
  }
  if (since === null) return;
  const first = Temporal.PlainDate.from(since).with({ day: 1 });
  const count = Math.max(0, first.until(last.toPlainDate({ day: 1 }), { largestUnit: 'months' }).months + 1);
  const all = Array.from({ length: count }, (_, index) => first.add({ months: index }).toString());
  await writeIntoBanks({ db, entidades, admin: sesion, ids, months: all });
}
