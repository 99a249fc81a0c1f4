import { useTranslation } from 'react-i18next';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { OneIdentity } from '../components/one-identity.tsx';
import { identidadesSearch } from '../search.ts';

/** Who has a PIN and a badge. Neither is ever shown in a list. */
export function IdentidadesScreen() {
  const { t } = useTranslation();
  const place = usePlace(identidadesSearch);
  const { search, set, show } = place;
  const list = useList(quiosco.personas, { texto: search.texto });
  return (
    <ListPage
      title={t('quiosco.identidad.titulo')}
      place={place}
      list={list}
      empty={{ title: t('quiosco.identidad.vacio') }}
      renderRow={({ id, nombre, centro, pin, tarjeta, parada }) => ({
        id,
        name: nombre,
        note: centro ?? '',
        end: [parada && t('quiosco.identidad.parada'), pin && t('quiosco.identidad.con-pin'), tarjeta && t('quiosco.identidad.con-tarjeta')]
          .filter(Boolean)
          .join(' · '),
        isDim: !pin && !tarjeta,
      })}
      renderOne={(persona) => <OneIdentity key={persona.id} persona={persona} onClose={() => show(null)} />}
      filters={
        <Filters>
          <SearchField label={t('quiosco.identidad.buscar')} value={search.texto} onChange={(texto) => set({ texto })} />
        </Filters>
      }
    />
  );
}
