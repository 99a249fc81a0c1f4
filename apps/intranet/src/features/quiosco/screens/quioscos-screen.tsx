import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { personas } from '@jornada/contract/personas.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { KioskState } from '../components/kiosk-state.tsx';
import { NewKiosk } from '../components/new-kiosk.tsx';
import { OneKiosk } from '../components/one-kiosk.tsx';
import { ToLookAt } from '../components/to-look-at.tsx';
import { quioscosSearch } from '../search.ts';

/** Few people look at this, and somebody who pairs a tablet beside it waits for its state. */
const FRESH = { refetchInterval: 10_000, refetchOnWindowFocus: true };

/** The kiosks of the company, each with its state and its last contact. */
export function QuioscosScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const place = usePlace(quioscosSearch);
  const list = useWholeList(quiosco.lista, {}, FRESH);
  const centros = useRead(personas.opciones, {}).data?.centros ?? [];
  // Shown once, and gone with the page.
  const [made, setMade] = useState<SalidaDe<typeof quiosco.crear> | null>(null);
  const { show } = place;
  return (
    <ListPage
      title={t('quiosco.gestion.titulo')}
      place={place}
      list={list}
      empty={{ title: t('quiosco.gestion.vacio'), text: t('quiosco.gestion.vacio-texto') }}
      before={<ToLookAt />}
      renderRow={({ id, nombre, centro, contacto, ...state }) => ({
        id,
        name: nombre,
        note: centro ?? t('quiosco.gestion.sin-centro'),
        end: contacto ? `${format.date(format.dayOf(contacto), 'day')}, ${format.hour(contacto)}` : '',
        facts: <KioskState kiosk={state} />,
        isDim: state.estado === 'revocado',
      })}
      renderOne={(kiosk) => (
        <OneKiosk
          key={kiosk.id}
          kiosk={kiosk}
          centros={centros}
          made={made?.quiosco.id === kiosk.id ? made : null}
          onClose={() => show(null)}
        />
      )}
      add={{
        label: t('quiosco.gestion.nuevo'),
        form: centros.length > 0 && (
          <NewKiosk
            centros={centros}
            onMade={(next) => {
              setMade(next);
              show(next.quiosco.id);
            }}
          />
        ),
      }}
    />
  );
}
