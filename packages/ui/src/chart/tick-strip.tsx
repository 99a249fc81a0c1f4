import classes from './tick-strip.module.css';

/** One day: whether it began late and whether it ended early. */
export type StripTick = { key: string; late: boolean; early: boolean };

const HEIGHT = 44;
const GAP = 12;
const DOT = 2.2;

/**
 * One tick for each day, from its beginning below to its end above. Where a day began late the tick lacks its foot, where
 * it ended early its head, and a dot stands in the gap.
 */
export function TickStrip({ ticks, sentence }: { ticks: readonly StripTick[]; sentence: string }) {
  const step = 100 / Math.max(1, ticks.length);
  return (
    <svg className={classes.strip} width="100%" height={HEIGHT} role="img" aria-label={sentence}>
      {ticks.map(({ key, late, early }, index) => (
        <Tick key={key} x={`${(index + 0.5) * step}%`} late={late} early={early} />
      ))}
    </svg>
  );
}

/** The same tick alone, for the legend. */
export function TickSample({ late, early }: Omit<StripTick, 'key'>) {
  return (
    <svg className={classes.sample} width="16" height={HEIGHT} viewBox={`0 0 16 ${HEIGHT}`} aria-hidden="true">
      <Tick x="8" late={late} early={early} />
    </svg>
  );
}

function Tick({ x, late, early }: { x: string; late: boolean; early: boolean }) {
  return (
    <g>
      <line
        className={classes.tick}
        data-flag={late || early}
        x1={x}
        x2={x}
        y1={2 + (early ? GAP : 0)}
        y2={HEIGHT - 2 - (late ? GAP : 0)}
      />
      {early && <circle className={classes.dot} cx={x} cy={DOT + 2} r={DOT} />}
      {late && <circle className={classes.dot} cx={x} cy={HEIGHT - DOT - 2} r={DOT} />}
    </g>
  );
}
