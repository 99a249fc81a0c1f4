import type { ReactNode } from 'react';
import { Box } from '@mantine/core';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import type { Room } from '../model/rooms.ts';
import { HourScale } from './hour-scale.tsx';
import { RoomLine } from './room-line.tsx';
import { useRoomWords } from './use-room-words.ts';

type Props = {
  rooms: readonly Room[];
  axis: TramoReserva;
  wanted: TramoReserva;
  personas: number | null;
  chosen: number | undefined;
  /** The room that is in the way of what was wanted. */
  clashed: number | undefined;
  /** Stands below that room: what could be had instead. */
  instead: ReactNode;
  onMove: (wanted: TramoReserva, isOver: boolean) => void;
  onChoose: (id: number) => void;
  onSlot: (id: number, minuto: number) => void;
  onTaken: (id: number, minuto: number) => void;
};

/** The rooms of a day below its hours. */
export function DayBoard({ rooms, axis, wanted, personas, chosen, clashed, instead, onMove, onChoose, onSlot, onTaken }: Props) {
  const { t } = useRoomWords();
  return (
    <Box mt="xs">
      <HourScale axis={axis} wanted={wanted} onMove={onMove} />
      <Box component="p" py="xs" c="dimmed" fz="sm">
        {t('reservas.tablero.toca')}
      </Box>
      <ul>
        {rooms.map((room) => (
          <RoomLine
            key={room.id}
            room={room}
            axis={axis}
            wanted={wanted}
            personas={personas}
            isChosen={room.id === chosen}
            isClashed={room.id === clashed}
            onChoose={() => onChoose(room.id)}
            onSlot={(minuto) => onSlot(room.id, minuto)}
            onTaken={(minuto) => onTaken(room.id, minuto)}
          >
            {room.id === clashed && instead}
          </RoomLine>
        ))}
      </ul>
    </Box>
  );
}
