import { AppError } from '../../../platform/http/app-error.ts';

/** @throws AppError `registros.zona-no-valida` for a zone that nobody knows. */
export function checkZone(zona: string | null | undefined): void {
  if (!zona) return;
  // Temporal also accepts offsets and whole dates as a zone.
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(zona)) throw new AppError('registros.zona-no-valida');
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zona);
  } catch {
    throw new AppError('registros.zona-no-valida');
  }
}
