import { turnos } from '@jornada/contract/turnos/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';
import { useTranslation } from 'react-i18next';
import type { PlanAnswer, PlanInput } from '../use-plan.ts';

type Props = { filter: Omit<PlanInput, 'start' | 'limit'>; plan: PlanAnswer };

/** Throws away what one has drawn in what shows. It cannot be taken back, so it asks. */
export function DiscardDraft({ filter, plan }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const sending = useSend(turnos.descartar, { onSuccess: ({ celdas }) => notices.show(t('plan-turnos.descartadas', { count: celdas })) });
  const profile = useProfile();
  const isAnyDrawn = plan.items.some(({ dias }) => dias.some(({ borrador }) => borrador !== null));
  if (!isAnyDrawn) return null;
  const ask = (de: 'mio' | 'todo') => (
    <Ask
      opener={t(`plan-turnos.descartar.${de}`)}
      openerLook={{ variant: 'transparent', size: 'sm' }}
      question={t(`plan-turnos.descartar.pregunta-${de}`)}
      yes={t('plan-turnos.descartar.si')}
      isBad
      isBusy={sending.isPending}
      error={sending.error}
      onYes={() => sending.mutate({ ...filter, de })}
    />
  );
  return (
    <div>
      {ask('mio')}
      {profile.EsAdmin && plan.otros.length > 0 && ask('todo')}
    </div>
  );
}
