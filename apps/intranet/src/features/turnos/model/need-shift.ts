import { minutoDelDia } from '@jornada/domain/horario/calendario.ts';
import type { NecesidadVista, TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import type { OfferNeed } from './offer-values.ts';

const DAY = 24 * 60;

/** From which minute to which one, of the day and the next. */
function spanOf({ inicio, fin }: { inicio: string; fin: string }): [number, number] {
  const [from, to] = [minutoDelDia(inicio), minutoDelDia(fin)];
  return [from, to > from ? to : to + DAY];
}

/** What an offer for a need begins with: the shortest shift of the schedules that covers its hours. */
export function needShift({ inicio, fin, puestoId }: NecesidadVista, shifts: readonly TurnoDelPlanVista[]): OfferNeed {
  const [from, to] = spanOf({ inicio, fin });
  const covering = shifts.filter((shift) => {
    const [begin, end] = spanOf(shift);
    return shift.delHorario && begin <= from && to <= end;
  });
  const [shortest] = covering.toSorted((a, b) => a.minutos - b.minutos);
  return { turno: shortest?.clave ?? null, puestoId, inicio, fin };
}
