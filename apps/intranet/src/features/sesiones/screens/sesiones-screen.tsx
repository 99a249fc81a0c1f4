import { useTranslation } from 'react-i18next';
import { sesiones } from '@jornada/contract';
import { IconCheck } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { SessionsOfOne } from '../components/sessions-of-one.tsx';
import { sesionesSearch } from '../search.ts';

/** The people who are signed in, each once, and beside them the devices of the chosen one. */
export function SesionesScreen() {
  const { t } = useTranslation();
  const { date, dayOf, hour } = useFormat();
  const place = usePlace(sesionesSearch);
  const { search, open, show, set } = place;
  const list = useList(sesiones.deEmpresa, { texto: search.texto });
  return (
    <ListPage
      title={t('intranet.menu.sesiones')}
      place={place}
      list={list}
      empty={{ title: t('sesiones.vacio') }}
      renderRow={({ persona, sesiones: count, ultimoUso, esActual }) => ({
        id: persona.id,
        name: persona.nombre,
        note: t('sesiones.abiertas', { count }),
        end: t('sesiones.ultimo', { dia: date(dayOf(ultimoUso), 'day'), hora: hour(ultimoUso) }),
        facts: esActual && (
          <StatusPill icon={IconCheck} tone="accent">
            {t('sesiones.esta')}
          </StatusPill>
        ),
      })}
      aside={typeof open === 'number' && <SessionsOfOne key={open} id={open} onClose={() => show(null)} />}
      filters={
        <Filters>
          <SearchField label={t('sesiones.buscar')} value={search.texto} onChange={(texto) => set({ texto })} />
        </Filters>
      }
    />
  );
}
