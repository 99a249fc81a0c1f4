import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarOff } from '@jornada/ui/icons.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { RoomForm } from './room-form.tsx';

type Props = {
  sala: SalaGestionada;
  salas: readonly SalaGestionada[];
  onClose: () => void;
  /** Opens the form that shuts it for some days. */
  onShut: () => void;
};

/** One room: what it is and by which rules it is booked, days on which it is shut, and its end. */
export function OneRoom({ sala, salas, onClose, onShut }: Props) {
  const { t } = useTranslation();
  const { id, nombre, abierto, reservable, reservas: booked } = sala;
  const holds = salas.some((one) => one.padre === id && one.abierto);
  return (
    <Aside title={nombre} onClose={onClose}>
      {(reservable || booked > 0) && <Facts items={[[t('reservas.gestion.proximas'), t('reservas.gestion.cuantas', { count: booked })]]} />}
      {abierto && <RoomForm sala={sala} salas={salas} />}
      {abierto && (
        <Section title={t('reservas.gestion.partes.cierres')} note={t('reservas.gestion.cerrar-nota')}>
          <Button variant="default" leftSection={<Glyph of={IconCalendarOff} />} onClick={onShut}>
            {t('reservas.gestion.cerrar-dias')}
          </Button>
        </Section>
      )}
      <CloseOrReopen
        // By its name: it may be a room, a desk, a car or a place to park.
        of={{ close: t('reservas.cerrar'), reopen: t('reservas.reabrir'), ask: t('reservas.cerrar-pregunta', { nombre }) }}
        calls={{ cerrar: reservas.cerrarSala, reabrir: reservas.reabrirSala }}
        list={reservas.salas}
        thing={sala}
        obstacle={(holds && t('errores.reservas.con-salas')) || (booked > 0 && t('errores.reservas.con-reservas', { count: booked }))}
      />
    </Aside>
  );
}
