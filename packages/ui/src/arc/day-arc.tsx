import type { ReactNode } from 'react';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import { ArcFrame } from './arc-frame.tsx';
import { shareBetween, stretchesOf } from './day.ts';
import { isUnderSun, ticksOf } from './geometry.ts';
import { Feet, Numerals } from './hour-marks.tsx';
import { PauseIcons } from './pause-icons.tsx';
import { ARC_SCALES, type ArcSize } from './scale.ts';
import { Sun } from './sun.tsx';
import { TickMarks } from './tick-marks.tsx';
import { useGlide } from './use-glide.ts';

type Props = {
  /** Instants of the two ends and of now; `ahora` null hides the sun. */
  desde: string;
  hasta: string;
  ahora: string | null;
  tramos: readonly TramoDelArco[];
  /** IANA zone of the day, for the hours on the arc. */
  zona: string;
  /** State of the day. When it changes, the sun glides; otherwise the sun just moves. */
  estado: string;
  paused?: boolean;
  hour: (instant: string) => string;
  size: ArcSize;
  label: string;
  children?: ReactNode;
};

/** The arc of the day: from the first record to the hour one may leave. Everything in it is also written as text beside it. */
export function DayArc({ desde, hasta, ahora, tramos, zona, estado, paused = false, hour, size, label, children }: Props) {
  const scale = ARC_SCALES[size];
  const share = shareBetween(desde, hasta);
  const sunAt = ahora === null ? null : share(ahora);
  const gliding = useGlide(estado);
  const ticks = ticksOf(stretchesOf(tramos, share)).filter((tick) => !isUnderSun(tick.share, sunAt, scale));
  const drawing = (
    <>
      <TickMarks ticks={ticks} scale={scale} />
      {sunAt !== null && <Sun share={sunAt} scale={scale} paused={paused} gliding={gliding} />}
      <Numerals desde={desde} hasta={hasta} zona={zona} scale={scale} />
      <PauseIcons tramos={tramos} share={share} scale={scale} />
      <Feet left={hour(desde)} right={tramos.length === 0 ? '' : hour(hasta)} scale={scale} />
    </>
  );
  return (
    <ArcFrame size={size} label={label} labels drawing={drawing}>
      {children}
    </ArcFrame>
  );
}
