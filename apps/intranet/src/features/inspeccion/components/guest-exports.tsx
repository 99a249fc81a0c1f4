import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { ExportState } from '../../../shared/exports/export-state.tsx';
import { OneExport } from '../../../shared/exports/one-export.tsx';
import { OFTEN, usePeriod } from '../../../shared/exports/use-period.ts';
import type { salaSearch } from '../search.ts';
import { GuestExportForm } from './guest-export-form.tsx';

type Props = { place: PlaceOf<typeof salaSearch>; before: ReactNode; scope: SalidaDe<typeof inspeccion.ambito> };

/** The exports of a guest, never beyond what was opened to them. */
export function GuestExports({ place, before, scope }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const periodOf = usePeriod();
  const list = useWholeList(inspeccion.exportes, {}, { refetchInterval: OFTEN });
  const { show } = place;
  return (
    <ListPage
      title={t('inspeccion.titulo')}
      place={place}
      list={list}
      empty={{ title: t('exportes.vacio'), text: t('inspeccion.sala.exportar-nota') }}
      before={before}
      renderRow={(exporte) => ({
        id: exporte.id,
        name: periodOf(exporte),
        note: exporte.centro?.nombre ?? t('exportes.todos'),
        end: `${format.date(format.dayOf(exporte.pedido), 'day')}, ${format.hour(exporte.pedido)}`,
        facts: <ExportState exporte={exporte} />,
      })}
      renderOne={(exporte) => <OneExport key={exporte.id} exporte={exporte} link={inspeccion.enlace} onClose={() => show(null)} />}
      add={{
        label: t('exportes.nueva'),
        note: t('inspeccion.sala.exportar-nota'),
        form: <GuestExportForm scope={scope} onMade={({ id }) => show(id)} />,
      }}
    />
  );
}
