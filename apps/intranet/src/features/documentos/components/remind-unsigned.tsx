import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

/** Reminds of what is not signed: of one document, or of all of them. Nobody twice on a day. */
export function RemindUnsigned({ documento }: { documento?: number }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const remind = useSend(documentacion.recordar, {
    onSuccess: ({ avisadas }) =>
      notices.show(avisadas > 0 ? t('documentos.recordar.hecho', { count: avisadas }) : t('documentos.recordar.nadie')),
  });
  return (
    <Button
      variant="default"
      leftSection={<Glyph of={IconBell} size="sm" />}
      loading={remind.isPending}
      onClick={() =>
        remind.mutate(documento === undefined ? {} : { documentos: [documento] }, { onError: (error) => notices.show(messageOf(error)) })
      }
    >
      {t(documento === undefined ? 'documentos.recordar.todos' : 'documentos.recordar.uno')}
    </Button>
  );
}
