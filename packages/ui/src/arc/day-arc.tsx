import type { ReactNode } from 'react';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import { iconOfSubtipo } from '../domain-icons.ts';
import { ArcFrame } from './arc-frame.tsx';
import { numeralsOf, pauseMarksOf, shareBetween, stretchesOf } from './day.ts';
import { isUnderSun, pointAt, ticksOf } from './geometry.ts';
import { ARC_SCALES, type ArcScale, type ArcSize } from './scale.ts';
import { Sun } from './sun.tsx';
import { TickMarks } from './tick-marks.tsx';
import { useGlide } from './use-glide.ts';
import classes from './arc.module.css';

type Props = {
  /** Instants of the two feet and of now; null hides the sun. */
  desde: string;
  hasta: string;
  ahora: string | null;
  tramos: readonly TramoDelArco[];
  /** IANA zone of the day: it gives the numerals. */
  zona: string;
  /** What the day is in. When it changes the sun glides; otherwise it just moves. */
  estado: string;
  paused?: boolean;
  hour: (instant: string) => string;
  size: ArcSize;
  label: string;
  children?: ReactNode;
};

/** The arc of the day: from the first record to the hour one may leave. Everything in it also stands in text beside it. */
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
      <Feet left={hour(desde)} right={hour(hasta)} scale={scale} />
    </>
  );
  return (
    <ArcFrame size={size} label={label} labels drawing={drawing}>
      {children}
    </ArcFrame>
  );
}

function Numerals({ desde, hasta, zona, scale }: { desde: string; hasta: string; zona: string; scale: ArcScale }) {
  return numeralsOf({ desde, hasta, zona }).map(({ text, share }) => {
    const { x, y } = pointAt(share, scale.radius - scale.numerals);
    return (
      <text key={`${text}-${share}`} className={classes.numeral} x={x} y={y} fontSize={scale.numeral}>
        {text}
      </text>
    );
  });
}

function PauseIcons({ tramos, share, scale }: { tramos: readonly TramoDelArco[]; share: (instant: string) => number; scale: ArcScale }) {
  return pauseMarksOf(tramos, share).map(({ share: at, subtipo, taken }) => {
    const { x, y } = pointAt(at, scale.radius + scale.icons);
    const Drawing = iconOfSubtipo(subtipo);
    return (
      <Drawing
        key={`${subtipo}-${at}`}
        className={classes.icon}
        data-taken={taken}
        x={x - scale.icon / 2}
        y={y - scale.icon / 2}
        size={scale.icon}
        stroke={1.75}
      />
    );
  });
}

function Feet({ left, right, scale }: { left: string; right: string; scale: ArcScale }) {
  const x = scale.radius - scale.feet;
  const y = scale.foot * 1.8;
  return (
    <>
      <text className={classes.foot} x={-x} y={y} fontSize={scale.foot}>
        {left}
      </text>
      <text className={classes.foot} x={x} y={y} fontSize={scale.foot}>
        {right}
      </text>
    </>
  );
}
