import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import classes from './team-bars.module.css';

export type TeamDay = { key: string; name: string; /** There are too few people on that day. */ isShort?: boolean };
export type TeamRow = {
  key: string | number;
  name: ReactNode;
  /** The request itself, drawn hollow. */ isOwn?: boolean;
  isAway: readonly boolean[];
};

type Props = {
  /** What the table shows, in its corner and for screen readers. */
  label: string;
  days: readonly TeamDay[];
  rows: readonly TeamRow[];
  /** What a capsule says to a screen reader. */
  awayWord: string;
  /** How many remain on each day. */
  foot?: { name: string; values: readonly string[] };
};

/** Many days move sideways within the frame, also by key. */
const MOVES = { role: 'group', tabIndex: 0 } as const;

/** Who is away on which of some days: a filled capsule is an absence, a hollow one the request, a line presence. */
export function TeamBars({ label, days, rows, awayWord, foot }: Props) {
  return (
    <div className={classes.frame} aria-label={label} {...MOVES}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {days.map(({ key, name, isShort = false }) => (
              <th key={key} scope="col" data-short={isShort}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, isOwn = false, isAway }) => (
            <tr key={key} data-own={isOwn}>
              <th scope="row">{name}</th>
              {days.map((day, index) => (
                <td key={day.key}>
                  <span className={classes.bar} data-away={isAway[index] ?? false}>
                    {isAway[index] && <VisuallyHidden>{awayWord}</VisuallyHidden>}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{foot.name}</th>
              {days.map(({ key, isShort = false }, index) => (
                <td key={key} data-short={isShort}>
                  {foot.values[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
