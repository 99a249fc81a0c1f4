import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import type { Room } from '../model/rooms.ts';
import { HourScale } from './hour-scale.tsx';
import { RoomLine } from './room-line.tsx';
import classes from '../reservas.module.css';

type Props = {
  rooms: readonly Room[];
  axis: TramoReserva;
  wanted: TramoReserva;
  personas: number | null;
  chosen: number | undefined;
  onMove: (wanted: TramoReserva, isOver: boolean) => void;
  onChoose: (id: number) => void;
  onSlot: (id: number, minuto: number) => void;
};

/** The rooms of a day below its hours. */
export function DayBoard({ rooms, axis, wanted, personas, chosen, onMove, onChoose, onSlot }: Props) {
  return (
    <div className={classes.board}>
      <HourScale axis={axis} wanted={wanted} onMove={onMove} />
      <ul className={classes.rooms}>
        {rooms.map((room) => (
          <RoomLine
            key={room.id}
            room={room}
            axis={axis}
            wanted={wanted}
            personas={personas}
            isChosen={room.id === chosen}
            onChoose={() => onChoose(room.id)}
            onSlot={(minuto) => onSlot(room.id, minuto)}
          />
        ))}
      </ul>
    </div>
  );
}
