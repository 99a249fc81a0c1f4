import { useEffect, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Title } from '@mantine/core';
import { Mark } from '@jornada/ui/mark.tsx';
import { useFocusOnArrival } from '@jornada/web/use-focus-on-arrival.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { DayClock } from './day-clock.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import classes from './door.module.css';

type Props = {
  title: string;
  /** The title of the window; by default that of the page. */
  tab?: string;
  lead?: ReactNode;
  /** The clock is beside the form on a desktop; on a phone it is above it, if there is room. */
  clock: 'always' | 'desktop';
  /** For forms with two columns. */
  isWide?: boolean;
  children: ReactNode;
  /** Further links. */
  foot?: ReactNode;
};

/** A page before the log-in: the logo, the language, the time, and the content. */
export function DoorPage({ title, tab = title, lead, clock, isWide = false, children, foot }: Props) {
  const minute = useMinute();
  const heading = useFocusOnArrival();
  useEffect(() => {
    document.title = `${tab} · Jornada`;
  }, [tab]);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Link to="/login" className={classes.home}>
          <Mark />
          <span className={classes.brand}>Jornada</span>
        </Link>
        <LanguageChooser />
      </header>
      <main className={classes.main}>
        <div className={classes.clock} data-on={clock}>
          <DayClock minute={minute} />
        </div>
        <div className={classes.door} data-wide={isWide || undefined}>
          <Title order={1} className={classes.greeting} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {lead && (
            <p className={classes.lead} data-tone="quiet">
              {lead}
            </p>
          )}
          {children}
        </div>
      </main>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
}
