import { DIAS_DEL_PLAN } from '@jornada/contract/turnos/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';

/** What the parts of the plan are made with. */
export type PlanOptions = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService; bus: Bus };

/** The days of a span. @throws AppError `turnos.demasiados-dias`, also for none. */
export function checkedSpan({ desde, hasta }: { desde: Fecha; hasta: Fecha }): Fecha[] {
  if (hasta < desde || hasta > masDias(desde, DIAS_DEL_PLAN - 1)) throw new AppError('turnos.demasiados-dias');
  const days: Fecha[] = [];
  for (let fecha = desde; fecha <= hasta; fecha = masDias(fecha, 1)) days.push(fecha);
  return days;
}
