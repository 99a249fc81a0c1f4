import { useId } from 'react';
import { useWalk } from './use-walk.ts';
import classes from './tick-columns.module.css';

/** How many ticks of each kind stand on one another, from below: those that count, the others, and those that are only expected. */
export type TickColumn = { key: string; label: string; filled: number; faint: number; dotted: number; note?: string | undefined };

type Props = {
  columns: readonly TickColumn[];
  /** How many ticks the highest column may have. */
  most: number;
  /** One sentence for the whole drawing. */
  sentence: string;
  /** Accessible name of the control that moves from column to column. */
  walkLabel: string;
  /** Describes a column in words. */
  valueOf: (index: number) => string;
  chosen: number;
  onChoose: (index: number) => void;
};

/** In units of the drawing, which fills its place: a column with the room around it, and a tick with the gap above it. */
const CELL = 32;
const WIDTH = 16;
const PITCH = 3;

/** Columns of ticks: an amount that one can count. One of them is chosen. */
export function TickColumns({ columns, most, sentence, walkLabel, valueOf, chosen, onChoose }: Props) {
  const id = useId();
  const { onPointerDown, onKeyDown } = useWalk({ count: columns.length, chosen, onChoose });
  const highest = Math.min(most, Math.max(1, ...columns.map(({ filled, faint, dotted }) => filled + faint + dotted)));
  const height = highest * PITCH;
  // The outermost columns stand at the edges.
  const edge = (((CELL - WIDTH) / 2) * 100) / (columns.length * CELL - (CELL - WIDTH));
  const share = 100 / Math.max(1, columns.length);
  return (
    <div className={classes.plot} style={{ marginInline: `${-edge}%` }}>
      <svg className={classes.drawing} viewBox={`0 0 ${columns.length * CELL} ${height}`} role="img" aria-label={sentence}>
        <defs>
          {(['filled', 'faint', 'dotted'] as const).map((kind) => (
            <pattern
              key={kind}
              id={`${id}${kind}`}
              x={(CELL - WIDTH) / 2}
              y={height}
              width={CELL}
              height={PITCH}
              patternUnits="userSpaceOnUse"
            >
              {kind === 'dotted' ? (
                [0, 4.5, 9, 13.5].map((x) => <rect key={x} className={classes.dotted} x={x} y="1" width="2.5" height="1.8" rx="0.6" />)
              ) : (
                <rect className={classes[kind]} y="1" width={WIDTH} height="2" rx="0.8" />
              )}
            </pattern>
          ))}
        </defs>
        {columns.map(({ key, filled, faint, dotted }, index) => {
          let top = height;
          return (['filled', 'faint', 'dotted'] as const).map((kind) => {
            const count = { filled, faint, dotted }[kind];
            top -= count * PITCH;
            if (count === 0) return null;
            return (
              <rect
                key={key + kind}
                x={index * CELL + (CELL - WIDTH) / 2}
                y={top}
                width={WIDTH}
                height={count * PITCH}
                fill={`url(#${id}${kind})`}
              />
            );
          });
        })}
      </svg>
      {columns.map(({ key, note }, index) => {
        const isLeft = index < columns.length / 2;
        const place = isLeft ? { insetInlineStart: `${(index + 1) * share}%` } : { insetInlineEnd: `${(columns.length - index) * share}%` };
        return (
          note && (
            <span key={key} className={classes.note} style={place}>
              {note}
            </span>
          )
        );
      })}
      <div className={classes.labels} aria-hidden="true">
        {columns.map(({ key, label }, index) => (
          <span key={key} data-chosen={index === chosen}>
            {label}
          </span>
        ))}
      </div>
      <div
        className={classes.walk}
        role="slider"
        tabIndex={0}
        aria-label={walkLabel}
        aria-valuemin={1}
        aria-valuemax={columns.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={valueOf(chosen)}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** What the ticks mean, as a sample for the legend. */
export function TickColumnSample({ kind }: { kind: 'filled' | 'faint' | 'dotted' }) {
  const id = useId();
  return (
    <svg className={classes.sample} viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
      <defs>
        <pattern id={id} width="4.5" height="2" patternUnits="userSpaceOnUse">
          <rect className={classes.dotted} width="2.5" height="2" rx="0.6" />
        </pattern>
      </defs>
      {[0, 5, 10].map((y) => (
        <rect
          key={y}
          className={kind === 'dotted' ? undefined : classes[kind]}
          fill={kind === 'dotted' ? `url(#${id})` : undefined}
          y={y}
          width={WIDTH}
          height="2"
          rx="0.8"
        />
      ))}
    </svg>
  );
}
