import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { reservas, type ReservaVista } from '@jornada/contract/reservas/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { BookingFacts, BookingHours } from '@jornada/features/solicitudes/booking-facts.tsx';
import { useBookingWords } from '@jornada/features/solicitudes/use-booking-words.ts';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';
import { useGuardar } from '../api.ts';
import { useBooked } from '../use-booking.ts';

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

/** The room was shut since: other rooms at the same time, each with one tap. */
function ShutRoom({ vista }: { vista: ReservaVista }) {
  const { t } = useBookingWords();
  const sending = useGuardar();
  const onBooked = useBooked();
  const { id, version, inicio, fin, asunto, asistentes, comentario, alternativas } = vista;
  const move = (sala: number): void =>
    sending.mutate({ id, version, sala, inicio, fin, asunto, asistentes, comentario }, { onSuccess: onBooked });
  return (
    <Stack gap="xs" mb="md">
      <Note icon={IconAlertCircle} tone="warn" words="ink">
        {t('reservas.cerrada.nota', { sala: vista.sala.nombre })}
      </Note>
      <Problem error={sending.error} />
      {alternativas.otras.length > 0 ? (
        <Buttons>
          {alternativas.otras.map(({ sala }) => (
            <Button key={sala.id} variant="default" loading={sending.isPending} onClick={() => move(sala.id)}>
              {t('reservas.cerrada.cambiar', { sala: sala.nombre })}
            </Button>
          ))}
        </Buttons>
      ) : (
        <Text>{t('reservas.cerrada.ninguna')}</Text>
      )}
    </Stack>
  );
}
