import { Text } from '@mantine/core';
import type { ReservaVista } from '@jornada/contract/reservas/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useBookingWords } from './use-booking-words.ts';

/** When a booking is, and how long. */
export function BookingHours({ vista }: { vista: ReservaVista }) {
  const { format, when } = useBookingWords();
  return (
    <Text component="span" c="dimmed">
      {when(vista)} · {format.durationWithUnit(vista.minutos)}
    </Text>
  );
}

/** The room of a booking, and what it is for. */
export function BookingFacts({ vista: { sala, asunto, asistentes } }: { vista: ReservaVista }) {
  const { t, equipment } = useBookingWords();
  const places = [...sala.ruta].toReversed().join(', ');
  const items = [
    [t('reservas.datos.asunto'), asunto],
    [t('reservas.datos.personas'), asistentes === null ? null : String(asistentes)],
    [t('reservas.datos.donde'), places],
    [t('reservas.datos.plazas'), sala.aforo === null ? null : String(sala.aforo)],
    [t('reservas.datos.equipamiento'), equipment(sala)],
  ] as const;
  return <Facts items={items.filter(([, value]) => value !== null && value !== '')} />;
}
