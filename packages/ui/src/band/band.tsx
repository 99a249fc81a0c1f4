import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '../glyph.tsx';
import classes from './band.module.css';

type Props = {
  /** away: hatched, an agreed absence. pending: dashed, a requested one. plain: outlined, a public holiday. */
  kind: 'away' | 'pending' | 'plain';
  icon: Icon;
  children: ReactNode;
  /** It continues beyond this end, in another week, so this end is drawn open. */
  cutStart: boolean;
  cutEnd: boolean;
  /** How many days it covers. On a narrow screen each day has its own icon. */
  days: number;
};

/**
 * A bar over one day or several. Its outline tells the kinds apart, not only its colour. Screen readers get its text elsewhere.
 */
export function Band({ kind, icon, children, cutStart, cutEnd, days }: Props) {
  return (
    <span className={classes.band} data-kind={kind} data-cut-start={cutStart} data-cut-end={cutEnd} aria-hidden="true">
      {Array.from({ length: days }, (_, index) => (
        <span key={index} className={classes.mark}>
          <Glyph of={icon} size="sm" />
        </span>
      ))}
      <span className={classes.words}>{children}</span>
    </span>
  );
}
