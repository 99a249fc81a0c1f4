import { useId } from 'react';
import { linesFor, overHeightFor, topFor } from './scale.ts';
import { useWalk } from './use-walk.ts';
import classes from './plan-bars.module.css';

/** Minutes. `planned` null: no plan is shown. `tick`: the text below the bar, if the bar is wide enough. */
export type PlanBar = { key: string; worked: number; planned: number | null; tick: string | null };

type Props = {
  bars: readonly PlanBar[];
  /** One sentence for the whole drawing. */
  sentence: string;
  /** Accessible name of the control that moves from bar to bar. */
  walkLabel: string;
  /** Describes a bar in words. */
  valueOf: (index: number) => string;
  /** Text of a line of the scale, in hours. */
  hoursOf: (minutes: number) => string;
  /** Index of the chosen bar, and what happens when another is chosen. */
  chosen: number;
  onChoose: (index: number) => void;
};

const HEIGHT = 168;
const FOOT = 24;
const HEAD = 6;

/**
 * Worked time against the plan: a hollow bar for the planned time, filled up to the worked time, with ticks above it for time
 * over the plan.
 */
export function PlanBars({ bars, sentence, walkLabel, valueOf, hoursOf, chosen, onChoose }: Props) {
  const pattern = useId();
  const walk = useWalk({ count: bars.length, chosen, onChoose });
  const most = Math.max(60, ...bars.map(({ worked, planned }) => Math.max(worked, planned ?? 0)));
  const top = topFor(most);
  const yOf = (minutes: number): number => HEAD + (1 - minutes / top) * (HEIGHT - HEAD);
  const step = 100 / Math.max(1, bars.length);
  return (
    <div className={classes.plot}>
      <svg className={classes.drawing} width="100%" height={HEIGHT + FOOT} role="img" aria-label={sentence}>
        <defs>
          <pattern id={pattern} width="4" height="4" patternUnits="userSpaceOnUse">
            <rect className={classes.tickMark} width="4" height="2.2" />
          </pattern>
        </defs>
        {linesFor(most).map((line) => (
          <g key={line}>
            <line className={classes.scale} x1="0" x2="100%" y1={yOf(line)} y2={yOf(line)} />
            <text className={classes.scaleText} x="-8" y={yOf(line) + 4}>
              {hoursOf(line)}
            </text>
          </g>
        ))}
        <line className={classes.base} x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
        {bars.map(({ key, worked, planned, tick }, index) => {
          const inner = { x: `${(index + 0.18) * step}%`, width: `${0.64 * step}%` };
          const within = planned === null ? worked : Math.min(worked, planned);
          const overHeight = overHeightFor(yOf(within) - yOf(worked));
          return (
            <g key={key} data-chosen={index === chosen}>
              {index === chosen && <rect className={classes.halo} x={`${index * step}%`} width={`${step}%`} y={0} height={HEIGHT} rx={4} />}
              {planned !== null && planned > 0 && (
                <rect className={classes.planned} {...inner} y={yOf(planned)} height={HEIGHT - yOf(planned)} rx={4} />
              )}
              {within > 0 && <rect className={classes.worked} {...inner} y={yOf(within)} height={HEIGHT - yOf(within)} rx={3} />}
              {worked > within && (
                <rect className={classes.over} {...inner} y={yOf(within) - overHeight} height={overHeight} fill={`url(#${pattern})`} />
              )}
              {tick !== null && (
                <text className={classes.tickText} x={`${(index + 0.5) * step}%`} y={HEIGHT + 17}>
                  {tick}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div
        className={classes.walk}
        role="slider"
        tabIndex={0}
        aria-label={walkLabel}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={valueOf(chosen)}
        {...walk}
      />
    </div>
  );
}
