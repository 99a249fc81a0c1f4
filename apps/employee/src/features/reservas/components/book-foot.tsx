import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import type { Found } from '../model/found.ts';
import { clockOf } from '../model/rooms.ts';
import type { Board } from '../use-board.ts';
import type { useBooking } from '../use-booking.ts';
import { useRoomWords } from './use-room-words.ts';

type Props = {
  found: Found;
  board: Board;
  wanted: TramoReserva;
  booking: ReturnType<typeof useBooking>;
  /** Leads to what is free instead. */
  onInstead: () => void;
};

/** The one button: it names the room and the hours that it books. */
export function BookFoot({ found: { chosen, isFree, isPast, clash }, board, wanted, booking, onInstead }: Props) {
  const { t, hours } = useRoomWords();
  const { fecha, personas, search } = board;
  const isMoved = search.id !== undefined;
  const what = { sala: chosen?.nombre ?? '', horas: hours(wanted) };
  const label = isMoved ? t('reservas.tablero.cambiar', what) : t('reservas.tablero.reservar', what);
  const none = isPast ? t('reservas.tablero.ya-pasada') : t('reservas.tablero.ninguna');
  return (
    <div>
      <Problem error={booking.error} />
      {chosen?.conAprobacion && isFree && (
        <Note icon={IconAlertCircle} mb="xs">
          {t('reservas.tablero.se-decide')}
        </Note>
      )}
      {!isFree && clash && !isPast ? (
        <Button size="xl" fullWidth variant="default" onClick={onInstead}>
          {t('reservas.tablero.en-su-lugar')}
        </Button>
      ) : (
        <Button
          size="xl"
          fullWidth
          disabled={!isFree}
          loading={booking.isBusy}
          onClick={() => chosen && booking.book(chosen.id, fecha, wanted, personas)}
        >
          {isFree ? label : none}
        </Button>
      )}
      {chosen && isFree && (
        <Text ta="center" mt="xs">
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/reservas-modal"
                search={(was: object) => ({
                  ...was,
                  fecha,
                  sala: chosen.id,
                  hora: clockOf(wanted.inicio),
                  minutos: wanted.fin - wanted.inicio,
                })}
                resetScroll={false}
              />
            )}
          >
            {t('reservas.tablero.con-asunto')}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
