import { useTranslation } from 'react-i18next';
import { Stack, VisuallyHidden } from '@mantine/core';
import { PlainArc } from '@jornada/ui/arc/plain-arc.tsx';
import { Columns } from '@jornada/ui/columns.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useIsDesktop, useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { Stage } from '../../../shared/stage/stage.tsx';
import classes from '../home.module.css';
import dock from '../dock.module.css';
import facts from '../facts.module.css';

/** The place of the buttons. Which ones, depends on the day. */
export function DockSkeleton() {
  return (
    <div className={dock.dock} aria-hidden="true">
      <span className={dock.mainPlace} />
      <span className={dock.seconds}>
        <span className={dock.secondPlace} />
        <span className={dock.secondPlace} />
        <span className={dock.secondPlace} />
      </span>
    </div>
  );
}

/** Home in its final layout, while it is loading. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const isWide = useIsWide();
  return (
    <Columns gap="md" isEarly aria-busy="true">
      <div>
        <VisuallyHidden role="status">{t('home.cargando')}</VisuallyHidden>
        <Stage>
          <div className={classes.waiting}>
            <Block width="11rem" height="1rem" />
          </div>
          <PlainArc size={isWide ? 'desktop' : 'phone'} share={null}>
            <Block width="42%" height={isWide ? '5.5rem' : '3rem'} />
            <span className={classes.waitingGap} />
          </PlainArc>
          <div className={classes.waiting}>
            <Block width="14rem" height="1.25rem" />
          </div>
          {isDesktop && (
            <div className={classes.stageDock}>
              <DockSkeleton />
            </div>
          )}
        </Stage>
      </div>
      <div className={classes.side}>
        <Stack gap="xl" py="sm">
          <Block width="60%" />
          <Block width="80%" />
          <Block width="50%" />
        </Stack>
        <Rows as="div" framed>
          <div className={facts.row}>
            <Block width="40%" />
          </div>
          <div className={facts.row}>
            <Block width="65%" />
          </div>
        </Rows>
      </div>
    </Columns>
  );
}
