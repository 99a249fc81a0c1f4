import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { closeMonthOfDemo } from '../cierres/module.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { createExtraApart } from '../horas-extra/module.ts';
import { EMPRESA } from './company/settings.ts';
import { findUntouchedMonths } from './repo.ts';

/** On this day of the following month, people and managers have had time to correct a month. */
const CLOSING_DAY = 20;
/** The running month and the one before stay open, so that everything can be tried. */
const OPEN_MONTHS = 2;
const MOTIVO = 'Cierre mensual. Lo que falta se regulariza si alguien lo reclama.';

/**
 * Closes the months of the demo company up to two months ago, as its admin. Months that somebody has closed or reopened are left alone.
 * @returns the first days of all of them from `since` on, the oldest first; none if one could not be closed. The start does not need it.
 */
export async function closeMonths(options: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  entidadId: number;
  revision: number;
  autorId: number;
  /** The first day of the records. */
  since: string;
}): Promise<string[]> {
  const { db, clock, entidades, entidadId, revision, autorId, since } = options;
  const current = clock.now().toZonedDateTimeISO(EMPRESA.zona).toPlainDate().toPlainYearMonth();
  const last = current.subtract({ months: OPEN_MONTHS });
  const until = last.toPlainDate({ day: last.daysInMonth }).toString();
  const months = await db.tenant(entidadId, (tx) => findUntouchedMonths(tx, entidadId, until));
  for (const first of months) {
    const month = Temporal.PlainDate.from(first).toPlainYearMonth();
    const at = month.add({ months: 1 }).toPlainDate({ day: CLOSING_DAY }).toZonedDateTime({ timeZone: EMPRESA.zona, plainTime: '10:00' });
    const then = { db, entidades, clock: { now: () => at.toInstant() } };
    const closing = { ...then, entidadId, autorId, revision, apart: createExtraApart(then) };
    if (!(await closeMonthOfDemo(closing, { ano: month.year, mes: month.month, motivo: MOTIVO }))) return [];
  }
  const first = Temporal.PlainDate.from(since).with({ day: 1 });
  const count = Math.max(0, first.until(last.toPlainDate({ day: 1 }), { largestUnit: 'months' }).months + 1);
  return Array.from({ length: count }, (_, index) => first.add({ months: index }).toString());
}
