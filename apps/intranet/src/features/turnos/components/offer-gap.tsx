import { useTranslation } from 'react-i18next';
import type { NecesidadVista, TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { minutoDelDia } from '@jornada/domain/horario/calendario.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { OfferNeed } from '../model/offer-values.ts';
import type { Gap } from '../model/publication.ts';
import type { PlanAnswer } from '../use-plan.ts';
import { OfferForm } from './offer-form.tsx';

/** What nobody covers, offered to those who fit: the first of its days, which can be changed. */
export function OfferGap({ gap: { necesidad, dias }, plan, onClose }: { gap: Gap; plan: PlanAnswer; onClose: () => void }) {
  const { t } = useTranslation();
  const here = plan.centros.filter(({ id }) => id === necesidad.centroId);
  return (
    <Sheet title={t('plan-turnos.ofrecidos.nuevo.ofrecer')} closeLabel={t('plan-turnos.cerrar')} onClose={onClose}>
      <OfferForm centros={here} hoy={dias[0]?.fecha ?? plan.hoy} need={needShift(necesidad, plan.turnos)} onSaved={onClose} />
    </Sheet>
  );
}

const DAY = 24 * 60;

/** From which minute to which one, of the day and the next. */
function spanOf({ inicio, fin }: { inicio: string; fin: string }): [number, number] {
  const [from, to] = [minutoDelDia(inicio), minutoDelDia(fin)];
  return [from, to > from ? to : to + DAY];
}

/** What an offer for a need begins with: the shortest shift of the schedules that covers its hours. */
function needShift({ inicio, fin, puestoId }: NecesidadVista, shifts: readonly TurnoDelPlanVista[]): OfferNeed {
  const [from, to] = spanOf({ inicio, fin });
  const covering = shifts.filter((shift) => {
    const [begin, end] = spanOf(shift);
    return shift.delHorario && begin <= from && to <= end;
  });
  const [shortest] = covering.toSorted((a, b) => a.minutos - b.minutos);
  return { turno: shortest?.clave ?? null, puestoId, inicio, fin };
}
