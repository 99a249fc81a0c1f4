import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { hoursOf } from '../model/rooms.ts';
import { useRoomWords } from './use-room-words.ts';
import classes from '../reservas.module.css';

type Props = {
  axis: TramoReserva;
  wanted: TramoReserva;
  /** While a handle moves; `isOver`: it was let go. */
  onMove: (wanted: TramoReserva, isOver: boolean) => void;
};
type End = 'inicio' | 'fin';

const STEP = 15;
const KEYS: Partial<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -60,
  PageUp: 60,
};

/** The hours of the day, and two handles for the wanted ones. */
export function HourScale({ axis, wanted, onMove }: Props) {
  const { t, hour } = useRoomWords();
  const track = useRef<HTMLDivElement>(null);
  const length = axis.fin - axis.inicio;
  const part = (minuto: number): string => `${((Math.min(Math.max(minuto, axis.inicio), axis.fin) - axis.inicio) / length) * 100}%`;
  const limits = {
    inicio: { least: axis.inicio, most: wanted.fin - STEP },
    fin: { least: wanted.inicio + STEP, most: axis.fin },
  };
  const moved = (end: End, minuto: number): TramoReserva => {
    const { least, most } = limits[end];
    return { ...wanted, [end]: Math.min(Math.max(minuto, least), most) };
  };
  const minuteAt = (clientX: number): number => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    return Math.round((axis.inicio + ((clientX - left) / width) * length) / STEP) * STEP;
  };
  const drag = (end: End) => ({
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => currentTarget.setPointerCapture(pointerId),
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (currentTarget.hasPointerCapture(pointerId)) onMove(moved(end, minuteAt(clientX)), false);
    },
    onPointerUp: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (currentTarget.hasPointerCapture(pointerId)) onMove(moved(end, minuteAt(clientX)), true);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = KEYS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      onMove(moved(end, wanted[end] + by), true);
    },
  });
  return (
    <div className={classes.scale} role="group" aria-label={t('reservas.tablero.horas')}>
      <div className={classes.hours} aria-hidden>
        {hoursOf(axis).map((minuto) => (
          <span key={minuto} data-now={minuto === wanted.inicio || undefined} style={{ insetInlineStart: part(minuto) }}>
            {minuto / 60}
          </span>
        ))}
      </div>
      <div ref={track} className={classes.track}>
        <span
          className={classes.reach}
          style={{ insetInlineStart: part(wanted.inicio), insetInlineEnd: `calc(100% - ${part(wanted.fin)})` }}
        />
        {(['inicio', 'fin'] as const).map((end) => (
          <span
            key={end}
            role="slider"
            tabIndex={0}
            className={classes.handle}
            aria-label={t(`reservas.tablero.${end}`)}
            aria-valuemin={limits[end].least}
            aria-valuemax={limits[end].most}
            aria-valuenow={wanted[end]}
            aria-valuetext={hour(wanted[end])}
            style={{ insetInlineStart: part(wanted[end]) }}
            {...drag(end)}
          />
        ))}
      </div>
    </div>
  );
}
