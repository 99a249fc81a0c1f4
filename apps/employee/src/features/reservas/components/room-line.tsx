import type { MouseEvent } from 'react';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { overlap } from '@jornada/domain/reservas/tramos.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { judge, type Room } from '../model/rooms.ts';
import { useRoomWords } from './use-room-words.ts';
import classes from '../reservas.module.css';

type Props = {
  room: Room;
  axis: TramoReserva;
  wanted: TramoReserva;
  personas: number | null;
  /** It is the one that the button books. */
  isChosen: boolean;
  onChoose: () => void;
  /** A free hour on its line was tapped. */
  onSlot: (minuto: number) => void;
};

const place = ({ inicio, fin }: TramoReserva, axis: TramoReserva) => {
  const part = (minuto: number): number =>
    ((Math.min(Math.max(minuto, axis.inicio), axis.fin) - axis.inicio) / (axis.fin - axis.inicio)) * 100;
  return { insetInlineStart: `${part(inicio)}%`, width: `${part(fin) - part(inicio)}%` };
};

/** A quarter of an hour: a finger does not meet five minutes. */
const SLOT = 15;

/** A room and its day: taken hours filled, the wanted ones as a band, what clashes outlined. */
export function RoomLine({ room, axis, wanted, personas, isChosen, onChoose, onSlot }: Props) {
  const { t, hours, about, verdict } = useRoomWords();
  const said = judge(room, wanted, personas);
  const isFree = said.que === 'libre';
  const clash = room.ocupadas.find((one) => overlap(one, wanted));
  const tap = ({ clientX, currentTarget }: MouseEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const minuto = axis.inicio + ((clientX - left) / width) * (axis.fin - axis.inicio);
    const at = Math.floor(minuto / SLOT) * SLOT;
    const isTaken = room.ocupadas.some((one) => one.inicio <= minuto && minuto < one.fin);
    const isOpen = room.abiertas.some((one) => one.inicio <= minuto && minuto < one.fin);
    if (isOpen && !isTaken) onSlot(at);
  };
  const isClashed = isChosen && clash !== undefined;
  return (
    <li className={classes.room}>
      <button type="button" className={classes.roomHead} aria-pressed={isChosen} onClick={onChoose}>
        <span className={classes.roomName}>
          <b>{room.nombre}</b> <span>{about(room)}</span>
        </span>
        <span className={classes.verdict} data-tone={isFree ? 'accent' : isClashed ? 'warn' : undefined}>
          {isFree && <Glyph of={IconCheck} size="sm" />}
          {verdict(said)}
        </span>
      </button>
      {/* Only for a finger or mouse: the keyboard chooses the room above, and the hours by the handles. */}
      <button type="button" tabIndex={-1} aria-hidden className={classes.line} title={t('reservas.tablero.toca')} onClick={tap}>
        {room.abiertas.map((one) => (
          <span key={`o${one.inicio}`} className={classes.open} style={place(one, axis)} />
        ))}
        <span className={classes.band} style={place(wanted, axis)} />
        {room.ocupadas.map((one) => (
          <span
            key={`${one.inicio} ${one.fin}`}
            className={classes.taken}
            data-own={one.reservaId !== null || undefined}
            title={[hours(one), one.asunto ?? one.nombre].filter(Boolean).join(' · ')}
            style={place(one, axis)}
          />
        ))}
        {isChosen && isFree && <span className={classes.choice} style={place(wanted, axis)} />}
        {clash && isChosen && (
          <span
            className={classes.clash}
            style={place({ inicio: Math.max(clash.inicio, wanted.inicio), fin: Math.min(clash.fin, wanted.fin) }, axis)}
          />
        )}
      </button>
    </li>
  );
}
