import { useEffect, type ReactNode } from 'react';
import { Box } from '@mantine/core';
import { Mark } from '@jornada/ui/mark.tsx';
import { stayAwake } from '../../native/wake-lock.ts';
import { useServices } from '../services.tsx';
import { useKioskConfig } from './use-config.ts';
import classes from './kiosk.module.css';

type Props = {
  /** The title of the window. */
  title: string;
  /** At the right of the head: the languages, or the countdown. */
  aside?: ReactNode;
  /** A visitor is in front: the longer time counts. */
  isVisit?: boolean;
  children: ReactNode;
  /** At the foot of the screen, above a hairline. */
  foot?: ReactNode;
};

/** The frame of every screen of a kiosk: large, the whole tablet, and awake. */
export function KioskFrame({ title, aside, isVisit = false, children, foot }: Props) {
  const { kiosk } = useServices();
  const config = useKioskConfig();
  useAwake();
  useEffect(() => {
    document.title = `${title} · Jornada`;
  }, [title]);
  useEffect(() => {
    document.documentElement.dataset['kiosk'] = 'true';
    return () => void delete document.documentElement.dataset['kiosk'];
  }, []);
  useEffect(() => {
    if (!isVisit) return undefined;
    kiosk.visiting.set(true);
    return () => kiosk.visiting.set(false);
  }, [kiosk, isVisit]);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Mark />
        <div className={classes.names}>
          <Box component="p" fw="var(--j-weight-strong)">
            {config?.empresa ?? 'Jornada'}
          </Box>
          {config && (
            <Box component="p" c="dimmed" fz="sm">
              {[config.centro, config.nombre].filter(Boolean).join(', ')}
            </Box>
          )}
        </div>
        {aside}
      </header>
      <main className={classes.main}>{children}</main>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
}

/** The screen stays on while a kiosk shows something. */
function useAwake(): void {
  useEffect(() => stayAwake(), []);
}
