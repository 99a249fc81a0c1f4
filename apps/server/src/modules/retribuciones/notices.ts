import type { Retribucion } from '@jornada/domain/retribuciones/index.ts';
import { monthOf } from '@jornada/domain/cierres/modelo.ts';
import { defineEvent, subscribe, type Bus, type Subscription } from '../../platform/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findPeople } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { findOfYears } from './reads.ts';

/** Somebody's pay of a month is there for the first time. */
const nominasEscritas = defineEvent<{ entidadId: number; ano: number; mes: number; personaIds: readonly number[] }>(
  'retribuciones.escritas',
  { temas: ['retribuciones'] },
);

/** One's pay of a month can be read. A message says no amount, and not of what kind it is. */
export const nominaLista = defineNotice<{ ids: number[]; ano: number; mes: number }>({
  clase: 'nominas',
  envio: { ruta: () => '/retribuciones', ttlHoras: 72, urgency: 'normal', topic: 'nominas' },
  async decide(tx, { entidadId, ids, ano, mes }) {
    // What was taken away meanwhile is told to nobody.
    const there = (await findOfYears(tx, entidadId, ids, [ano])).filter((one) => one.mes === mes).map(({ usuarioId }) => usuarioId);
    return {
      people: await findPeople(tx, entidadId, [...new Set(there)]),
      asunto: { mes: monthOf({ ano, mes }) },
    };
  },
});

export const tellOfPay = ({ tellMany }: Pick<NotificacionesService, 'tellMany'>): Subscription =>
  subscribe(nominasEscritas, ({ entidadId, ano, mes, personaIds }, { id }) =>
    tellMany(nominaLista, { entidadId, ano, mes, ids: [...personaIds] }, id),
  );

/** Whoever brings years of pay along tells nobody of them: only this month and the one before are news. */
const isRecent = ({ ano, mes }: Pick<Retribucion, 'ano' | 'mes'>, hoy: string): boolean => {
  const [year = 0, month = 0] = hoy.split('-').map(Number);
  return ano * 12 + mes >= year * 12 + month - 1;
};

type Written = Pick<Retribucion, 'ano' | 'mes'> & { usuarioId: number };

/** Says, once for each month, whose pay is new. */
export async function emitWritten(bus: Bus, tx: Transaction, entidadId: number, nuevas: readonly Written[], hoy: string): Promise<void> {
  const months = Map.groupBy(
    nuevas.filter((one) => isRecent(one, hoy)),
    ({ ano, mes }) => ano * 12 + mes,
  );
  for (const [first, ...others] of months.values()) {
    if (!first) continue;
    const personaIds = [...new Set([first, ...others].map(({ usuarioId }) => usuarioId))];
    await bus.emit(tx, nominasEscritas, { entidadId, ano: first.ano, mes: first.mes, personaIds });
  }
}
