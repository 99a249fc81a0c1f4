import type { Trazo } from '@jornada/domain/registros/linea.ts';
import { DayLine } from '../day-line/day-line.tsx';
import classes from './day-stack.module.css';

export type DayStackRow = {
  key: string;
  /** Short name of the day. */
  label: string;
  trazos: readonly Trazo[];
  value: string;
  /** The whole row in words. */
  sentence: string;
  /** A week begins with this row: a little more space above. */
  opens: boolean;
};

const HOURS = [0, 6, 12, 18, 24];

/** One row for each day, from midnight to midnight, below each other. Regular hours line up, so exceptions stand out. */
export function DayStack({ rows, label }: { rows: readonly DayStackRow[]; label: string }) {
  return (
    <div className={classes.stack}>
      <div className={classes.axis} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
            {hour}
          </span>
        ))}
      </div>
      <ul className={classes.rows} aria-label={label}>
        {rows.map(({ key, label: day, trazos, value, sentence, opens }) => (
          <li key={key} className={classes.row} data-opens={opens} data-empty={trazos.length === 0}>
            <span className={classes.day} aria-hidden="true">
              {day}
            </span>
            <span className={classes.line}>
              <DayLine trazos={trazos} size={8} label={sentence} />
            </span>
            <span className={classes.value} aria-hidden="true">
              {value}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
