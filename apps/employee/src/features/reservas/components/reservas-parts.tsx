import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { reservas, type ReservaVista } from '@jornada/contract/reservas/calls.ts';
import { BookingFacts, BookingHours } from '@jornada/web/solicitudes/booking-facts.tsx';
import { useBookingWords } from '@jornada/web/solicitudes/use-booking-words.ts';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';
import { ShutRoom } from './shut-room.tsx';

function Details({ vista }: { vista: ReservaVista }) {
  const { t } = useBookingWords();
  return (
    <section>
      {vista.salaCerrada && <ShutRoom vista={vista} />}
      <BookingFacts vista={vista} />
      <Anchor
        mt="sm"
        display="inline-block"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/reservas-form"
            search={{ fecha: vista.inicio.slice(0, 10), clase: vista.sala.clase, sala: vista.sala.id }}
          />
        )}
      >
        {t('reservas.ver-dia')}
      </Anchor>
    </section>
  );
}

/** How own bookings are read and shown. */
export const RESERVAS: RequestModule<ReservaVista> = {
  modulo: 'reservas',
  calls: reservas,
  titleOf: ({ sala }) => sala.nombre,
  About: BookingHours,
  Details,
};
