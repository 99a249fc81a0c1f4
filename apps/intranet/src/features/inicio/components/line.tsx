import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import classes from '../inicio.module.css';

type Target = {
  /** A page of the employee app. */
  href?: string;
  /** A page of this app, with its search parameters. If the screen does not exist, the line has no link. */
  to?: string;
  search?: Record<string, string | number>;
};
export type LineProps = Target & { icon: Icon; tone?: 'accent' | 'warn'; text: string; note?: ReactNode; figure?: number };

/** One fact or task, with its link. */
export function Line({ icon, tone, text, note, figure, ...target }: LineProps) {
  return (
    <li>
      <Way {...target}>
        <Glyph of={icon} size="lg" data-tone={tone} />
        <span className={classes.text}>
          {text}
          {note && <small>{note}</small>}
        </span>
        {figure !== undefined && <strong>{figure}</strong>}
      </Way>
    </li>
  );
}

function Way({ href, to, search, children }: Target & { children: ReactNode }) {
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const forward = <Glyph of={IconChevronRight} className={classes.forward} />;
  if (href !== undefined) {
    return (
      <a href={href} className={classes.line}>
        {children}
        {forward}
      </a>
    );
  }
  if (to === undefined || !hasScreen(to)) return <div className={classes.line}>{children}</div>;
  return (
    <Link to={to as '/'} search={search ?? {}} className={classes.line}>
      {children}
      {forward}
    </Link>
  );
}
