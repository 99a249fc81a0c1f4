import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { exportesSearch } from '../search.ts';
import { AccessState } from './access-state.tsx';
import { NewAccess } from './new-access.tsx';
import { lastMoment } from '../model/last-moment.ts';
import { OneAccess } from './one-access.tsx';

/** Who from outside may look at the record, and what they have looked at. */
export function Accesses({ place, parts }: { place: PlaceOf<typeof exportesSearch>; parts: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useWholeList(inspeccion.accesos, {});
  // Shown once, and gone with the page.
  const [made, setMade] = useState<{ id: number; ruta: string } | null>(null);
  const { show } = place;
  return (
    <ListPage
      title={t('intranet.menu.exportar')}
      place={place}
      list={list}
      empty={{ title: t('inspeccion.gestion.vacio'), text: t('inspeccion.gestion.vacio-texto') }}
      filters={parts}
      renderRow={({ id, nombre, organismo, estado, consultas, caduca }) => ({
        id,
        name: nombre,
        note: [organismo, t('inspeccion.gestion.veces', { count: consultas })].filter(Boolean).join(' · '),
        end: t('inspeccion.gestion.hasta-el', { dia: format.date(format.dayOf(lastMoment(caduca)), 'day') }),
        facts: <AccessState estado={estado} />,
        isDim: estado === 'revocado' || estado === 'caducado',
      })}
      renderOne={(acceso) => (
        <OneAccess
          key={acceso.id}
          acceso={acceso}
          ruta={made?.id === acceso.id ? made.ruta : null}
          onInvited={(ruta) => setMade(ruta === null ? null : { id: acceso.id, ruta })}
          onClose={() => show(null)}
        />
      )}
      add={{
        label: t('inspeccion.gestion.nuevo'),
        note: t('inspeccion.gestion.nuevo-nota'),
        form: (
          <NewAccess
            onMade={({ acceso, ruta }) => {
              setMade(ruta === null ? null : { id: acceso.id, ruta });
              show(acceso.id);
            }}
          />
        ),
      }}
    />
  );
}
