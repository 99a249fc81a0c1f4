import type { CSSProperties, ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '../glyph.tsx';
import classes from './band.module.css';

type Props = {
  /** away: hatched, agreed. pending: dashed, asked for. plain: outlined, a public holiday. */
  kind: 'away' | 'pending' | 'plain';
  icon: Icon;
  children: ReactNode;
  /** It goes on beyond this end, in another week: that end stays open. */
  cutStart?: boolean;
  cutEnd?: boolean;
  /** How many days it covers: on a narrow screen each has its own icon. */
  days?: number;
  style?: CSSProperties;
};

/** What lies over one day or several, told by its outline as well as by its colour. Its words are said elsewhere to screen readers. */
export function Band({ kind, icon, children, cutStart = false, cutEnd = false, days = 1, style }: Props) {
  return (
    <span className={classes.band} data-kind={kind} data-cut-start={cutStart} data-cut-end={cutEnd} style={style} aria-hidden="true">
      {Array.from({ length: days }, (_, index) => (
        <span key={index} className={classes.mark}>
          <Glyph of={icon} size="sm" />
        </span>
      ))}
      <span className={classes.words}>{children}</span>
    </span>
  );
}
