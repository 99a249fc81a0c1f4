import { useTranslation } from 'react-i18next';
import { cierres } from '@jornada/contract';
import { IconHourglassLow } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Section } from '@jornada/web/list/section.tsx';
import type { MesDeCentro } from '../mes-de-centro.ts';

/** A closed month, and the form to reopen it with a reason. */
export function ReopenMonth({ mes: { ano, mes, centro, retenidos } }: { mes: MesDeCentro }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const reopen = useSend(cierres.reabrir);
  const name = format.month(mes, ano);
  return (
    <Section title={t('cierres.reabrir')} note={t('cierres.reabrir-nota')}>
      {retenidos > 0 && (
        <StatusPill icon={IconHourglassLow} tone="warn">
          {t('cierres.retenidos', { count: retenidos })}
        </StatusPill>
      )}
      <Ask
        opener={t('cierres.reabrir')}
        question={t('cierres.reabrir-pregunta', { mes: name, centro: centro.nombre })}
        yes={t('cierres.reabrir')}
        reason={t('cierres.motivo')}
        isBusy={reopen.isPending}
        error={reopen.error}
        onYes={(motivo) =>
          reopen.mutate(
            { ano, mes, centro: centro.id, motivo },
            {
              onSuccess: ({ escritos }) =>
                notices.show(
                  escritos > 0 ? t('cierres.reabierto-con', { mes: name, count: escritos }) : t('cierres.reabierto', { mes: name }),
                ),
            },
          )
        }
      />
    </Section>
  );
}
