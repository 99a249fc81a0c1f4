import type { Clock } from '../../platform/clock.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from './service.ts';

/** Today's date in the zone of the session's company, `YYYY-MM-DD`. */
export async function todayOf(
  { clock, entidades }: { clock: Clock; entidades: EntidadesService },
  { entidadId, revision }: Sesion,
): Promise<string> {
  const { zona } = await entidades.getConfiguration(entidadId, revision);
  return clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();
}
