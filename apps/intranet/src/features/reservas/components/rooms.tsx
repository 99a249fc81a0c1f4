import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { levelOf } from '../model/tree.ts';
import type { reservasSearch } from '../search.ts';
import { OneRoom } from './one-room.tsx';
import { RoomForm } from './room-form.tsx';

type Props = { place: PlaceOf<typeof reservasSearch>; parts: ReactNode };

/** The rooms of the company as a tree. */
export function Rooms({ place, parts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useWholeList(reservas.salas, {});
  const { show, set } = place;
  const about = ({ reservable, aforo, equipamiento, divisible, conAprobacion }: SalaGestionada): string =>
    reservable
      ? [
          aforo !== null && t('reservas.gestion.plazas', { count: aforo }),
          ...equipamiento.map((one) => t(`reservas.equipamiento.${one}`)),
          divisible && t('reservas.gestion.es-divisible'),
          conAprobacion && t('reservas.gestion.se-decide'),
        ]
          .filter(Boolean)
          .join(' · ')
      : t('reservas.gestion.es-lugar');
  return (
    <ListPage
      title={t('reservas.gestion.titulo')}
      place={place}
      list={list}
      filters={parts}
      empty={{ title: t('reservas.gestion.vacio'), text: t('reservas.gestion.vacio-texto') }}
      renderRow={(sala) => ({
        id: sala.id,
        name: sala.nombre,
        note: about(sala),
        end: sala.reservas > 0 && t('reservas.gestion.cuantas', { count: sala.reservas, n: format.number(sala.reservas) }),
        facts: !sala.abierto && <ClosedPill />,
        isDim: !sala.abierto,
        level: levelOf(list.items, sala.id),
      })}
      renderOne={(sala) => (
        <OneRoom
          key={sala.id}
          sala={sala}
          salas={list.items}
          onClose={() => show(null)}
          onShut={() => set({ parte: 'cierres', ver: 'nuevo', sala: sala.id })}
        />
      )}
      add={{
        label: t('reservas.gestion.nueva'),
        form: <RoomForm sala={null} salas={list.items} onSaved={({ id }) => show(id)} />,
      }}
    />
  );
}
