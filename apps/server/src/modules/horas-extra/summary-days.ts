import type { ExtraPedida } from '@jornada/domain/horas-extra/index.ts';
import type { ExtraDelDia } from '@jornada/domain/resumen/mensual.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { createExtraReader } from './reading.ts';
import type { SituacionDeExtra } from './situation.ts';

/** By person, a function that tells it of a day. */
export function createDaysOfSummary({ clock, entidades }: { clock: Clock; entidades: EntidadesService }) {
  const reader = createExtraReader({ clock, entidades });
  return async (
    tx: Queryable,
    empresa: Pick<Sesion, 'entidadId' | 'revision'>,
    ids: readonly number[],
    desde: string,
  ): Promise<Map<number, (fecha: string) => ExtraDelDia>> => {
    const people = await reader.readWithDays(tx, empresa, ids, desde);
    const dayOf =
      ({ vivas, realOf, regimesAt, dayOf: planOf }: SituacionDeExtra) =>
      (fecha: string): ExtraDelDia => {
        const own = vivas.filter((one) => one.isAprobada && one.fecha === fecha);
        const isForce = ({ tipologia }: ExtraPedida): boolean => tipologia.clase === 'fuerza-mayor';
        const sum = (is: (one: ExtraPedida) => boolean): number => own.filter(is).reduce((all, one) => all + realOf(one), 0);
        return {
          previsto: planOf(fecha).previsto,
          isParcial: regimesAt(fecha).includes('parcial'),
          pago: sum((one) => !isForce(one) && one.compensacion === 'pago'),
          descanso: sum((one) => !isForce(one) && one.compensacion === 'descanso'),
          fuerzaMayor: sum(isForce),
        };
      };
    return new Map([...people].map(([id, one]) => [id, dayOf(one)]));
  };
}
export type DaysOfSummary = ReturnType<typeof createDaysOfSummary>;
