import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFlag } from '@jornada/ui/icons.ts';
import { lanesOf } from './lanes.ts';
import { stretchesOf, type DayPlan } from './stretches.ts';
import classes from './absence-grid.module.css';

export type GridDay = {
  key: string;
  weekday: string;
  number: number;
  /** The day in full, for screen readers. */
  name: string;
  isToday: boolean;
  /** No working day of the week. */ isOff: boolean;
  /** Its public holiday, with where. */ holiday: string | null;
};

/** An absence, by the places of its first and last day; `from` below 0 began before, `to` beyond the last day goes on. */
export type GridBar = {
  key: string | number;
  from: number;
  to: number;
  /** agreed: filled; asked: hollow and dashed. */
  kind: 'agreed' | 'asked';
  /** Whole days, or the part of each that is taken. */
  part: 'whole' | 'morning' | 'afternoon' | 'hours';
  /** Who is away and when, in words. */
  label: string;
  onOpen: (() => void) | null;
};

export type GridRow = { key: string | number; name: string; note: string | null; plan: readonly DayPlan[]; bars: readonly GridBar[] };
export type GridSum = { text: string; /** There are too few. */ isShort: boolean; label: string };

type Props = {
  /** What the table shows. */
  label: string;
  corner: ReactNode;
  days: readonly GridDay[];
  rows: readonly GridRow[];
  /** Stands on the line of each day at the end: how many come. */
  foot: { name: string; sums: readonly GridSum[] } | undefined;
  /** What follows the rows, within the frame. */
  after: ReactNode;
};

/** Many people and days move within the frame, also by key. */
const MOVES = { role: 'group', tabIndex: 0 } as const;

const across = (days: number): CSSProperties => ({ '--days': days }) as CSSProperties;

/** People and days: a capsule is an absence, a line a day on which somebody works. Names, days and sums stay in sight while one moves. */
export function AbsenceGrid({ label, corner, days, rows, foot, after }: Props) {
  return (
    <div className={classes.frame} aria-label={label} {...MOVES}>
      <table className={classes.table} style={across(days.length)}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {days.map(({ key, weekday, number, name, isToday, isOff, holiday }) => (
              <th key={key} scope="col" data-today={isToday} data-off={isOff} title={holiday ?? undefined}>
                <span aria-hidden="true">{weekday}</span>
                <b aria-hidden="true">{number}</b>
                <VisuallyHidden>{holiday ? `${name}, ${holiday}` : name}</VisuallyHidden>
                {holiday && <Glyph of={IconFlag} size="xs" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} days={days} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{foot.name}</th>
              {foot.sums.map(({ text, isShort, label: said }, index) => (
                <td key={days[index]?.key} data-short={isShort}>
                  <span aria-hidden="true">{text}</span>
                  <VisuallyHidden>{said}</VisuallyHidden>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {after}
    </div>
  );
}

function Row({ row: { name, note, plan, bars }, days }: { row: GridRow; days: readonly GridDay[] }) {
  const { lanes, count } = lanesOf(bars);
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      <td colSpan={days.length} style={{ '--lanes': count } as CSSProperties}>
        <div className={classes.track} aria-hidden="true">
          {stretchesOf(plan).map(({ from, to, plan: kind }) => (
            <span key={from} className={classes.stretch} data-plan={kind} style={{ gridColumn: `${from + 1} / ${to + 2}` }} />
          ))}
        </div>
        {bars.length > 0 && (
          <ul className={classes.bars}>
            {bars.map((bar, index) => (
              <Bar key={bar.key} bar={bar} lane={lanes[index] ?? 0} days={days.length} />
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

function Bar({ bar: { from, to, kind, part, label, onOpen }, lane, days }: { bar: GridBar; lane: number; days: number }) {
  const place = { gridColumn: `${Math.max(0, from) + 1} / ${Math.min(days - 1, to) + 2}`, gridRow: lane + 1 };
  const shape = <span className={classes.capsule} data-kind={kind} data-part={part} data-before={from < 0} data-after={to >= days} />;
  return (
    <li style={place}>
      {onOpen ? (
        <button type="button" className={classes.bar} aria-label={label} title={label} onClick={onOpen}>
          {shape}
        </button>
      ) : (
        <span className={classes.bar} title={label}>
          {shape}
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}

/** What the shapes mean. */
export function AbsenceLegend({ items }: { items: readonly { shape: 'agreed' | 'asked' | 'half' | 'holiday'; text: string }[] }) {
  return (
    <ul className={classes.legend}>
      {items.map(({ shape, text }) => (
        <li key={shape}>
          {shape === 'holiday' ? (
            <Glyph of={IconFlag} size="xs" />
          ) : (
            <span
              className={classes.capsule}
              data-kind={shape === 'asked' ? 'asked' : 'agreed'}
              data-part={shape === 'half' ? 'morning' : 'whole'}
              aria-hidden="true"
            />
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
