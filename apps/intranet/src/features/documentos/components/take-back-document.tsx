import { useTranslation } from 'react-i18next';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useWebServices } from '@jornada/web/services.tsx';

/** Takes a document back, within the hour in which that is possible, with a reason that stays. */
export function TakeBackDocument({ id }: { id: number }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const send = useSend(documentacion.retirar, {
    onSuccess: () => notices.show(t('documentos.retirar.hecho')),
    refreshOnError: true,
  });
  return (
    <Ask
      opener={t('documentos.retirar.boton')}
      question={t('documentos.retirar.pregunta')}
      yes={t('documentos.retirar.boton')}
      reason={t('documentos.retirar.motivo')}
      isBad
      isBusy={send.isPending}
      error={send.error}
      onYes={(motivo) => send.mutate({ id, motivo: motivo.slice(0, 300) })}
      onNo={send.reset}
    />
  );
}
