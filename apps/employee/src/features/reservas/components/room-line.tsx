import type { MouseEvent, ReactNode } from 'react';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { overlap } from '@jornada/domain/reservas/tramos.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconUsers } from '@jornada/ui/icons.ts';
import { judge, type Room } from '../model/rooms.ts';
import { hasSeats, useRoomWords } from './use-room-words.ts';
import classes from '../reservas.module.css';

type Props = {
  room: Room;
  axis: TramoReserva;
  wanted: TramoReserva;
  personas: number | null;
  /** It is the one that the button books. */
  isChosen: boolean;
  /** It is the one that was wanted, and is taken. */
  isClashed: boolean;
  onChoose: () => void;
  /** A free hour on its line was tapped. */
  onSlot: (minuto: number) => void;
  /** A taken hour on it was tapped. */
  onTaken: (minuto: number) => void;
  /** Below its line. */
  children: ReactNode;
};

const place = ({ inicio, fin }: TramoReserva, axis: TramoReserva) => {
  const part = (minuto: number): number =>
    ((Math.min(Math.max(minuto, axis.inicio), axis.fin) - axis.inicio) / (axis.fin - axis.inicio)) * 100;
  return { insetInlineStart: `${part(inicio)}%`, width: `${part(fin) - part(inicio)}%` };
};

/** A quarter of an hour: a finger does not meet five minutes. */
const SLOT = 15;

/** A room and its day: taken hours filled, the wanted ones as a band, what clashes outlined. */
export function RoomLine({ room, axis, wanted, personas, isChosen, isClashed, onChoose, onSlot, onTaken, children }: Props) {
  const { t, hours, seats, equipment, verdict } = useRoomWords();
  const said = judge(room, wanted, personas);
  const isFree = said.que === 'libre';
  const clash = room.ocupadas.find((one) => overlap(one, wanted));
  const tap = ({ clientX, currentTarget, detail }: MouseEvent<HTMLElement>): void => {
    // A screen reader presses the button as a whole: it means the wanted hours.
    if (detail === 0) return isFree ? onSlot(wanted.inicio) : onChoose();
    const { left, width } = currentTarget.getBoundingClientRect();
    const minuto = axis.inicio + ((clientX - left) / width) * (axis.fin - axis.inicio);
    const at = Math.floor(minuto / SLOT) * SLOT;
    const taken = room.ocupadas.find((one) => one.inicio <= minuto && minuto < one.fin);
    const isOpen = room.abiertas.some((one) => one.inicio <= minuto && minuto < one.fin);
    if (taken) onTaken(overlap(taken, wanted) ? wanted.inicio : taken.inicio);
    else if (isOpen) onSlot(at);
  };
  return (
    <li className={classes.room} aria-label={room.nombre}>
      <button type="button" className={classes.roomHead} aria-pressed={isChosen} onClick={onChoose}>
        <span className={classes.roomName}>
          <b>{room.nombre}</b>{' '}
          {hasSeats(room) && (
            <span className={classes.seats}>
              <Glyph of={IconUsers} size="sm" /> {seats(room)}
              {room.equipamiento.length > 0 && ','}
            </span>
          )}{' '}
          {room.equipamiento.length > 0 && <span>{equipment(room)}</span>}
        </span>
        <span className={classes.verdict} data-tone={isFree ? 'accent' : isClashed ? 'warn' : undefined}>
          {isFree && <Glyph of={IconCheck} size="sm" />}
          {clash && clash.reservaId !== null ? t('reservas.parecer.tuya', { horas: hours(clash) }) : verdict(said)}
        </span>
      </button>
      {/* For a finger or mouse: the keyboard chooses the room above, and the hours by the handles. */}
      <button
        type="button"
        tabIndex={-1}
        className={classes.line}
        aria-label={t('reservas.tablero.toca-en', { sala: room.nombre })}
        title={t('reservas.tablero.toca')}
        onClick={tap}
      >
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
        {clash && isClashed && (
          <span
            className={classes.clash}
            style={place({ inicio: Math.max(clash.inicio, wanted.inicio), fin: Math.min(clash.fin, wanted.fin) }, axis)}
          />
        )}
      </button>
      {children}
    </li>
  );
}
