import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import type { salaSearch } from '../search.ts';
import { OneRecord } from './one-record.tsx';

type Props = { place: PlaceOf<typeof salaSearch>; before: ReactNode; scope: SalidaDe<typeof inspeccion.ambito> };

/** The people within the scope; beside the list a month of somebody's record. */
export function People({ place, before, scope }: Props) {
  const { t } = useTranslation();
  const { search, set, show } = place;
  const { texto, centro } = search;
  const list = useList(inspeccion.personas, { texto, centro });
  return (
    <ListPage
      title={t('inspeccion.titulo')}
      place={place}
      list={list}
      empty={{ title: t('inspeccion.sala.nadie') }}
      before={before}
      filters={
        <Filters>
          <SearchField label={t('inspeccion.sala.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
          {scope.centros.length > 1 && (
            <NativeSelect
              aria-label={t('exportes.centro')}
              value={String(centro ?? '')}
              data={[
                { value: '', label: t('exportes.todos') },
                ...scope.centros.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
              ]}
              onChange={({ currentTarget }) => set({ centro: Number(currentTarget.value) || undefined })}
            />
          )}
        </Filters>
      }
      renderRow={({ id, nombre, documento, centro: where }) => ({ id, name: nombre, note: where ?? '', end: documento ?? '' })}
      renderOne={({ id, nombre }) => <OneRecord key={id} id={id} nombre={nombre} place={place} scope={scope} onClose={() => show(null)} />}
    />
  );
}
