import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exportes } from '@jornada/contract/exportes/calls.ts';
import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ExportState } from '../../../shared/exports/export-state.tsx';
import { OneExport } from '../../../shared/exports/one-export.tsx';
import { OFTEN, usePeriod } from '../../../shared/exports/use-period.ts';
import type { exportesSearch } from '../search.ts';
import { NewExport } from './new-export.tsx';

/** The exports that one has asked for, with how far they are. */
export function Exports({ place, parts }: { place: PlaceOf<typeof exportesSearch>; parts: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const periodOf = usePeriod();
  const list = useWholeList(exportes.listado, {}, { refetchInterval: OFTEN });
  const { show, search } = place;
  return (
    <ListPage
      title={t('intranet.menu.exportar')}
      place={place}
      list={list}
      empty={{ title: t('exportes.vacio'), text: t('exportes.vacio-texto') }}
      filters={parts}
      renderRow={(exporte) => ({
        id: exporte.id,
        name: t(`exportes.clases.${exporte.clase}`),
        note: [periodOf(exporte), exporte.clase === 'auditoria' ? null : (exporte.centro?.nombre ?? t('exportes.todos'))]
          .filter(Boolean)
          .join(' · '),
        end: `${format.date(format.dayOf(exporte.pedido), 'day')}, ${format.hour(exporte.pedido)}`,
        facts: <ExportState exporte={exporte} />,
      })}
      renderOne={(exporte) => (
        <OneExport
          key={exporte.id}
          exporte={exporte}
          link={exportes.enlace}
          remove={<RemoveExport exporte={exporte} />}
          onClose={() => show(null)}
        />
      )}
      add={{
        label: t('exportes.nueva'),
        note: t('exportes.nueva-nota'),
        form: <NewExport clase={search.clase} mes={search.mes} centro={search.centro} onMade={({ id }) => show(id)} />,
      }}
    />
  );
}

/** Deletes an export, or gives it up while it is being made. */
function RemoveExport({ exporte: { id, estado } }: { exporte: ExporteVista }) {
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
