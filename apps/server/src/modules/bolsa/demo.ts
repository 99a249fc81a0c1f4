import type { OrigenBolsa } from '@jornada/domain/bolsa/modelo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import type { DemoStory } from '../../shared/module.ts';
import { laterFor } from '../../shared/sesion.ts';
import { auditOfDemo } from '../auditoria/module.ts';
import { createBolsaService } from './service.ts';

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

type Told = Pick<DemoStory, 'db' | 'entidades' | 'entidadId' | 'autorId' | 'isNew' | 'closed'> & {
  people: readonly Pick<DemoStory['people'][number], 'id' | 'userName'>[];
};

/** Writes movements into the hour banks of some people of a new demo company. A repeat adds nothing. */
export async function writeIntoBanksOfDemo({ db, entidades, entidadId, autorId, isNew, people, closed }: Told): Promise<void> {
  if (!isNew || autorId === null) return;
  const sesion = laterFor({ entidadId, autorId, revision: 0 });
  for (const { cuenta, mes, dia, ...nota } of APUNTES) {
    const month = closed[mes];
    const persona = people.find(({ userName }) => userName === cuenta)?.id;
    if (!month || persona === undefined) continue;
    const at = Temporal.PlainDate.from(month).with({ day: dia }).toZonedDateTime({ timeZone: 'UTC', plainTime: '10:00' }).toInstant();
    const clock = { now: () => at };
    const service = createBolsaService({ db, entidades, clock, auditoria: auditOfDemo({ clock }) });
    try {
      await service.note(sesion, { ...nota, persona }, `demo-${mes}`);
    } catch (error) {
      // Somebody has used the bank before, so the movement does not fit.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
