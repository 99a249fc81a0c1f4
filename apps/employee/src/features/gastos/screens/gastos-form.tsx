import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { newUuid } from '@jornada/client';
import type { StoredDraft } from '@jornada/client/idb-drafts.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { textOfDraft, useDraftKey, writeDraft } from '@jornada/web/form/draft-store.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useNuevo, useSolicitud } from '../api.ts';
import { GastoFields } from '../components/gasto-fields.tsx';
import { readValues } from '../drafts/draft-values.ts';
import { useDrafts } from '../drafts/drafts-provider.tsx';

const route = getRouteApi('/shell/session/gastos/formulario');

/** Handing in an expense, or changing one that nobody has decided yet. A new one is kept on this device while it is typed. */
export function GastosForm() {
  const { t } = useTranslation();
  const { id, borrador } = route.useSearch();
  const navigate = useNavigate();
  const close = useWayBack('/gastos-list');
  const [made] = useState(newUuid);
  const key = id === undefined ? (borrador ?? made) : null;
  // The address says which draft it is: it is still there after a reload.
  useEffect(() => {
    if (key !== null && borrador === undefined)
      void navigate({ to: '.', search: (was: object) => ({ ...was, borrador: key }), replace: true, resetScroll: false });
  }, [key, borrador, navigate]);
  const kept = useKeptDraft(key);
  const query = useNuevo(id === undefined ? {} : { id });
  const old = useSolicitud(id);
  const isReady = kept !== undefined && query.data && !query.isPlaceholderData && (id === undefined || old.data);
  if (isReady && query.data)
    return (
      <GastoFields
        key={id ?? key}
        id={id}
        draftKey={key}
        nuevo={query.data}
        proyectoNombre={old.data?.proyecto?.nombre ?? ''}
        onClose={close}
      />
    );
  return (
    <Sheet
      title={t(id === undefined ? 'gastos.formulario.titulo' : 'gastos.formulario.cambiar')}
      closeLabel={t('solicitudes.cerrar')}
      onClose={close}
    >
      <Loaded query={{ ...(old.error ? old : query), data: undefined }}>{() => null}</Loaded>
    </Sheet>
  );
}

/** What this device has of a form, given to the tab's own draft before the form reads that. Undefined: not known yet. */
function useKeptDraft(key: string | null): StoredDraft | null | undefined {
  const { drafts } = useDrafts();
  const tab = useDraftKey(key === null ? undefined : `gastos.${key}`);
  const [kept, setKept] = useState<StoredDraft | null | undefined>(key === null ? null : undefined);
  useEffect(() => {
    if (key === null) return undefined;
    let isHere = true;
    void drafts.find(key).then((found) => {
      if (!isHere) return;
      if (found) writeDraft(tab, textOfDraft({ values: readValues(found.values), which: {} }, []));
      setKept(found);
    });
    return () => void (isHere = false);
  }, [drafts, key, tab]);
  return kept;
}
