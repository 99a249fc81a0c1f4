import { useTranslation } from 'react-i18next';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useWebServices } from '@jornada/web/services.tsx';

/** Takes an announcement back, or deletes a draft. */
export function EndAnnouncement({ of: { id, version, estado }, onClose }: { of: ComunicadoEditado; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const reload = useRefresh(wiki.uno, wiki.gestion);
  const withdraw = useSend(wiki.retirar, { onSuccess: () => notices.show(t('wiki.gestion.retirado')) });
  const remove = useSend(wiki.borrar, {
    onSuccess: () => {
      notices.show(t('wiki.gestion.borrado'));
      onClose();
    },
  });
  if (estado === 'retirado') return null;
  const isDraft = estado === 'borrador';
  const { isPending, error, mutate } = isDraft ? remove : withdraw;
  return (
    <Ask
      isBad
      opener={t(isDraft ? 'wiki.gestion.borrar' : 'wiki.gestion.retirar')}
      question={t(isDraft ? 'wiki.gestion.borrar-pregunta' : 'wiki.gestion.retirar-pregunta')}
      yes={t(isDraft ? 'wiki.gestion.borrar' : 'wiki.gestion.retirar')}
      isBusy={isPending}
      error={error}
      onReload={reload}
      onYes={() => mutate({ id, version })}
    />
  );
}
