import { Button, Stack, Text } from '@mantine/core';
import type { ReservaVista } from '@jornada/contract/reservas/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useBookingWords } from '@jornada/web/solicitudes/use-booking-words.ts';
import { useGuardar } from '../api.ts';
import { useBooked } from '../use-booking.ts';

/** The room was shut since: other rooms at the same time, each with one tap. */
export function ShutRoom({ vista }: { vista: ReservaVista }) {
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
