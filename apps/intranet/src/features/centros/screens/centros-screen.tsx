import { useTranslation } from 'react-i18next';
import { centros } from '@jornada/contract';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { CentreForm } from '../components/centre-form.tsx';
import { OneCentre } from '../components/one-centre.tsx';
import { centrosSearch } from '../search.ts';

/** The work centres: position, people, and public holidays. */
export function CentrosScreen() {
  const { t } = useTranslation();
  const place = usePlace(centrosSearch);
  const list = useWholeList(centros.listado, {});
  const countries = new Intl.DisplayNames([useIdioma()], { type: 'region' });
  const { search, show } = place;
  return (
    <ListPage
      title={t('intranet.menu.centros')}
      place={place}
      list={list}
      empty={{ title: t('centros.vacio'), text: t('centros.vacio-texto') }}
      renderRow={({ id, nombre, direccion, pais, personas, abierto }) => ({
        id,
        name: nombre,
        note: direccion || countries.of(pais),
        end: t('gestion.personas', { count: personas }),
        facts: !abierto && <ClosedPill />,
        isDim: !abierto,
      })}
      renderOne={(centro) => <OneCentre key={centro.id} centro={centro} onClose={() => show(null)} />}
      add={{
        label: t('centros.nuevo'),
        note: t('centros.nuevo-nota'),
        form: <CentreForm centro={null} named={search.nombre ?? ''} onSaved={({ id }) => show(id)} />,
      }}
    />
  );
}
