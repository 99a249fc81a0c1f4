import type { OrigenBolsa } from '@jornada/domain/bolsa/modelo.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createAuditoriaService } from '../auditoria/service.ts';
import { createBolsaService } from '../bolsa/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { CUENTAS } from './company/accounts.ts';

/** A movement of the story: in which closed month, counted from the first, and on which day. */
type Apunte = { cuenta: string; mes: number; dia: number; clase: 'ajuste' | 'abono'; minutos: number; origen: OrigenBolsa; motivo: string };

/** Overtime of a fair, partly paid and partly never taken, and hours missing from a night. */
const APUNTES: readonly Apunte[] = [
  { cuenta: CUENTAS.fijo, mes: 4, dia: 23, clase: 'ajuste', minutos: 240, origen: 'extra', motivo: 'Montaje de la feria, en sábado' },
  { cuenta: CUENTAS.fijo, mes: 5, dia: 27, clase: 'abono', minutos: 90, origen: 'extra', motivo: 'Pagado en la nómina del mes' },
  { cuenta: CUENTAS.noches, mes: 6, dia: 21, clase: 'ajuste', minutos: 480, origen: 'extra', motivo: 'Noche doblada por una avería' },
  {
    cuenta: CUENTAS.lisboa,
    mes: 7,
    dia: 23,
    clase: 'ajuste',
    minutos: 120,
    origen: 'irregular',
    motivo: 'Horas que faltaban de la semana de inventario',
  },
];

/**
 * Writes movements into the hour banks of the named accounts. `months`: the first days of the closed months. A repeat adds
 * nothing.
 */
export async function writeIntoBanks(options: {
  db: Database;
  entidades: EntidadesService;
  admin: Sesion;
  ids: ReadonlyMap<string, number>;
  months: readonly string[];
}): Promise<void> {
  const { db, entidades, admin, ids, months } = options;
  for (const { cuenta, mes, dia, ...nota } of APUNTES) {
    const month = months[mes];
    const persona = ids.get(cuenta);
    if (!month || persona === undefined) continue;
    const at = Temporal.PlainDate.from(month).with({ day: dia }).toZonedDateTime({ timeZone: 'UTC', plainTime: '10:00' }).toInstant();
    const clock = { now: () => at };
    const service = createBolsaService({ db, entidades, clock, auditoria: createAuditoriaService({ clock }) });
    try {
      await service.note(admin, { ...nota, persona }, `demo-${mes}`);
    } catch (error) {
      // Somebody has used the bank before, so the movement does not fit.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
