import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import classes from '../inicio.module.css';

/** `href`: a page of the employee app. `to`: one of this app; without a screen the row only tells. */
type Props = { icon: Icon; text: string } & ({ href: string; to?: never } | { to: string; href?: never });

/** One thing that waits, and the way to it. */
export function Duty({ icon, text, href, to }: Props) {
  return (
    <li>
      <Way href={href} to={to}>
        <Glyph of={icon} size="lg" />
        <span className={classes.text}>{text}</span>
      </Way>
    </li>
  );
}

function Way({ href, to, children }: { href: string | undefined; to: string | undefined; children: ReactNode }) {
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const forward = <Glyph of={IconChevronRight} />;
  if (href !== undefined) {
    return (
      <a href={href} className={classes.duty}>
        {children}
        {forward}
      </a>
    );
  }
  if (to === undefined || !hasScreen(to)) return <div className={classes.duty}>{children}</div>;
  return (
    <Link to={to as '/'} className={classes.duty}>
      {children}
      {forward}
    </Link>
  );
}
