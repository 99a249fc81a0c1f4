import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import type { MesElegido } from '../model.ts';

/** Reminds those who have not confirmed the month, nobody twice on a day. */
export function Remind({ ano, mes }: MesElegido) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const remind = useSend(firmas.recordar, {
    onSuccess: ({ avisadas }) =>
      notices.show(avisadas > 0 ? t('firmas.gestion.recordado', { count: avisadas }) : t('firmas.gestion.recordado-nadie')),
  });
  return (
    <Button
      variant="default"
      leftSection={<Glyph of={IconBell} size="sm" />}
      loading={remind.isPending}
      onClick={() => remind.mutate({ ano, mes }, { onError: (error) => notices.show(messageOf(error)) })}
    >
      {t('firmas.gestion.recordar')}
    </Button>
  );
}
