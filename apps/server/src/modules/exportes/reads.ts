import { AppError } from '../../platform/http/app-error.ts';

export { findRecordLog, IN_SCOPE, type AlcanceRegistro } from './people-repo.ts';
export { recordOf } from './record-of.ts';

/** Four years of record, and the one that is running. */
const MOST_DAYS = 5 * 366;
/** @throws AppError `exportes.periodo-no-valido`. */
export function checkPeriod({ desde, hasta }: { desde: string; hasta: string }): void {
  const days = Temporal.PlainDate.from(desde).until(hasta, { largestUnit: 'days' }).days;
  if (days < 0 || days >= MOST_DAYS) throw new AppError('exportes.periodo-no-valido', { fields: { hasta: { key: 'fecha' } } });
}
