import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from '@tanstack/react-router';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { EMPTY_DRAFT, inputOf, type VisitDraft } from '../model/draft.ts';
import { VisitContext, type OngoingVisit } from '../model/use-visit.ts';
import { VisitDone } from '../components/visit-done.tsx';

/** Around the screens of one visit: what was said so far lives here, and dies with it. */
export function VisitDesk() {
  const { t } = useTranslation();
  const idioma = useIdioma();
  const messageOf = useMessageOf();
  const [draft, setDraft] = useState<VisitDraft>(EMPTY_DRAFT);
  const put = (change: Partial<VisitDraft>): void => setDraft((before) => ({ ...before, ...change }));
  const types = useRead(visitas.tipos, { idioma }, { keeps: true });
  const notice = useRead(visitas.datos, {});
  const sending = useSend(visitas.insertar, { once: true, onSuccess: (done) => put({ done }) });
  if (!types.data || !notice.data) {
    if (!types.error && !notice.error) return null;
    return <ErrorState title={t('visitas.tableta.sin-red')} />;
  }
  const tipos = types.data.items;
  const tipo = tipos.find(({ id }) => id === draft.tipoId) ?? null;
  const visit: OngoingVisit = {
    draft,
    put,
    tipos,
    tipo,
    notice: notice.data,
    send: () => {
      if (tipo) sending.mutate({ ...inputOf(draft, tipo), idioma });
    },
    isSending: sending.isPending,
    problem: sending.error ? messageOf(sending.error) : null,
  };
  return <VisitContext value={visit}>{draft.done ? <VisitDone of={draft.done} /> : <Outlet />}</VisitContext>;
}
