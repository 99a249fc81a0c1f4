import type { AuditoriaService } from '../auditoria/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import type { ProjectListsService } from '../proyectos/service.ts';
import type { RegistrosService } from '../registros/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { createAsking } from './asking.ts';
import { createClockJob } from './clock-job.ts';
import { createCopy } from './copy.ts';
import { createQueries } from './queries.ts';
import { createWeeks } from './weeks.ts';
import { createWriter } from './write.ts';

type Options = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  registros: RegistrosService;
  lists: ProjectListsService;
  tell: NotificacionesService['tell'];
};

/** What the time that was worked was spent on. */
export function createTareasService(options: Options) {
  createClockJob(options);
  return {
    queries: createQueries(options),
    put: createWriter(options).put,
    copy: createCopy(options),
    asking: createAsking(options),
    weeks: createWeeks(options),
  };
}
