import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '../glyph.tsx';
import classes from './bar-rows.module.css';

/** solid: time worked. dots: a pause. hollow: not counted. ticks: anything else. They can be told apart without colour. */
export type BarKind = 'solid' | 'dots' | 'hollow' | 'ticks';
export type BarRow = { key: string; icon?: Icon; label: string; detail?: ReactNode; value: string; share: number; kind: BarKind };

/** Amounts to compare: a name, a bar in proportion to the largest amount, and the figure at the right. */
export function BarRows({ rows, label }: { rows: readonly BarRow[]; label: string }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map(({ key, icon, label: name, detail, value, share, kind }) => (
        <li key={key} className={classes.row}>
          {icon && <Glyph of={icon} className={classes.icon} />}
          <span className={classes.name}>
            {name}
            {detail && <small className={classes.detail}>{detail}</small>}
          </span>
          <span className={classes.value}>{value}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} data-kind={kind} style={{ width: `${Math.max(1, Math.round(share * 1000) / 10)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
