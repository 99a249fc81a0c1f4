import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Seals } from '../../shared/seals.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { deviceOf } from '../registros/reads.ts';
import type { RegistrosService } from '../registros/service.ts';

export type QuienResume = { sesion: Sesion; aparato: ReturnType<typeof deviceOf> };

export type ResumenOptions = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  registros: RegistrosService;
  auditoria: AuditoriaService;
  seals: Seals;
  translate: TranslateText;
  /** The product's version, printed in every file. */
  version: string;
};
