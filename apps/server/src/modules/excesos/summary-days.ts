import type { ExtraDelDia } from '@jornada/domain/resumen/mensual.ts';
import { sumaDe } from '@jornada/domain/excesos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { createSituation, findPeople } from '../horas-extra/reads.ts';
import { findOfPeople } from './reads.ts';
import { refreshPeople, type Refreshing } from './refresh.ts';

/** By person, a function that tells it of a day: the stored categories, brought up to date first. */
export function createDaysOfSummary({ clock, entidades }: Refreshing) {
  return async (
    tx: Queryable,
    { entidadId, revision }: Pick<Sesion, 'entidadId' | 'revision'>,
    ids: readonly number[],
    desde: string,
  ): Promise<Map<number, (fecha: string) => ExtraDelDia>> => {
    await refreshPeople(tx, { clock, entidades }, entidadId, { ids, limit: ids.length });
    const hoy = await todayOf({ clock, entidades }, { entidadId, revision });
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const people = await findPeople(tx, entidadId, ids, { dias: desde, pedidas: desde });
    const stored = await findOfPeople(tx, entidadId, ids, desde);
    const partsOf = new Map(stored.map(({ personaId, fecha, partes }) => [`${personaId} ${fecha}`, partes]));
    const dayOf = (id: number, isPartial: (fecha: string) => boolean) => (fecha: string) => {
      const { pagada, descanso, 'fuerza-mayor': fuerzaMayor, complementaria } = sumaDe(partsOf.get(`${id} ${fecha}`) ?? []);
      return { isParcial: isPartial(fecha), pago: pagada, descanso, fuerzaMayor, complementarias: complementaria };
    };
    return new Map(
      [...people].map(([id, leida]) => {
        const { regimesAt } = createSituation(leida, empresa, hoy);
        return [id, dayOf(id, (fecha) => regimesAt(fecha).includes('parcial'))];
      }),
    );
  };
}
export type DaysOfSummary = ReturnType<typeof createDaysOfSummary>;
