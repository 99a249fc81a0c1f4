import { Sheet } from '@jornada/ui/sheet.tsx';
import { useTranslation } from 'react-i18next';
import { needShift } from '../model/need-shift.ts';
import type { Gap } from '../model/publication.ts';
import type { PlanAnswer } from '../use-plan.ts';
import { OfferForm } from './offer-form.tsx';

/** What nobody covers, offered to whoever fits: the first of its days, which can be changed. */
export function OfferGap({ gap: { necesidad, dias }, plan, onClose }: { gap: Gap; plan: PlanAnswer; onClose: () => void }) {
  const { t } = useTranslation();
  const here = plan.centros.filter(({ id }) => id === necesidad.centroId);
  return (
    <Sheet title={t('plan-turnos.ofrecidos.nuevo.ofrecer')} closeLabel={t('plan-turnos.cerrar')} onClose={onClose}>
      <OfferForm centros={here} hoy={dias[0]?.fecha ?? plan.hoy} need={needShift(necesidad, plan.turnos)} onSaved={onClose} />
    </Sheet>
  );
}
