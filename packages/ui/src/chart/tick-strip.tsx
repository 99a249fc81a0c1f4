import { Stack } from '@mantine/core';
import classes from './tick-strip.module.css';

/** One day: whether it began late and whether it ended early. */
export type StripTick = { key: string; late: boolean; early: boolean };
/** Days beside each other. Several rows are below each other, each with its label. */
export type StripRow = { label: string; ticks: readonly StripTick[] };

/** Heights in CSS pixels: of a single row, and of one row among several. */
const TALL = 44;
const LOW = 24;
const DOT = 2;

/**
 * One tick for each day, from its beginning at the bottom to its end at the top. If a day began late, the lower part is missing;
 * if it ended early, the upper part. A dot marks the gap.
 */
export function TickStrip({ rows, sentence }: { rows: readonly StripRow[]; sentence: string }) {
  const most = Math.max(1, ...rows.map(({ ticks }) => ticks.length));
  const height = rows.length === 1 ? TALL : LOW;
  return (
    <Stack gap="xs" role="img" aria-label={sentence}>
      {rows.map(({ label, ticks }) => (
        <div key={label} className={classes.row}>
          {rows.length > 1 && <span className={classes.label}>{label}</span>}
          <svg className={classes.drawing} width="100%" height={height}>
            {ticks.map(({ key, late, early }, index) => (
              <Tick key={key} x={`${((index + 0.5) / most) * 100}%`} height={height} late={late} early={early} />
            ))}
          </svg>
        </div>
      ))}
    </Stack>
  );
}

/** The same tick alone, for the legend. */
export function TickSample({ late, early }: Omit<StripTick, 'key'>) {
  return (
    <svg className={classes.sample} width="16" height={LOW} aria-hidden="true">
      <Tick x="8" height={LOW} late={late} early={early} />
    </svg>
  );
}

function Tick({ x, height, late, early }: { x: string; height: number; late: boolean; early: boolean }) {
  const gap = height / 3.6;
  return (
    <g>
      <line
        className={classes.tick}
        data-flag={late || early}
        x1={x}
        x2={x}
        y1={2 + (early ? gap : 0)}
        y2={height - 2 - (late ? gap : 0)}
      />
      {early && <circle className={classes.dot} cx={x} cy={DOT + 1} r={DOT} />}
      {late && <circle className={classes.dot} cx={x} cy={height - DOT - 1} r={DOT} />}
    </g>
  );
}
