import { SILENT_BUS } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { laterFor } from '../../shared/sesion.ts';
import { auditOfDemo } from '../auditoria/module.ts';
import { createSumMonths } from '../mes/module.ts';
import type { BalanceAparte } from './apart.ts';
import { createCierresService } from './service.ts';

type Options = {
  db: Database;
  entidades: EntidadesService;
  /** Stands at the moment at which the month is closed. */
  clock: Clock;
  entidadId: number;
  autorId: number;
  revision: number;
  apart: BalanceAparte;
};

/** Closes a month of the demo company. @returns whether it is closed now: somebody else may close it, or may have left an earlier one open. */
export async function closeMonthOfDemo(
  { entidadId, autorId, revision, apart, ...base }: Options,
  month: { ano: number; mes: number; motivo: string },
): Promise<boolean> {
  // A month closed for the first time has no held marks, and nobody is told about old months.
  const service = createCierresService({
    ...base,
    auditoria: auditOfDemo(base),
    sums: createSumMonths(base),
    writeHeld: async () => 0,
    bus: SILENT_BUS,
  });
  service.setApart(apart);
  try {
    await service.close(laterFor({ entidadId, autorId, revision }), month);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}
