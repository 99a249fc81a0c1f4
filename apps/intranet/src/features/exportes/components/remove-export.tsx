import { useTranslation } from 'react-i18next';
import { exportes } from '@jornada/contract/exportes/calls.ts';
import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useWebServices } from '@jornada/web/services.tsx';

/** Deletes an export, or gives it up while it is being made. */
export function RemoveExport({ exporte: { id, estado } }: { exporte: ExporteVista }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const remove = useSend(exportes.quitar, { onSuccess: () => notices.show(t('exportes.quitada')) });
  return (
    <Ask
      opener={t(estado === 'listo' || estado === 'fallido' ? 'exportes.borrar' : 'exportes.abandonar')}
      question={t('exportes.borrar-pregunta')}
      yes={t('exportes.borrar')}
      isBad
      isBusy={remove.isPending}
      error={remove.error}
      onYes={() => remove.mutate({ id })}
    />
  );
}
