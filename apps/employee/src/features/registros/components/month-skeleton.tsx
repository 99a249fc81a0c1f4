import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { Block } from '@jornada/ui/skeleton.tsx';
import { weeksOf } from '@jornada/web/month.ts';
import classes from '../calendario.module.css';

/** The month in its final layout, while it is loading. */
export function MonthSkeleton({ mes }: { mes: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.main} aria-busy="true">
      <VisuallyHidden role="status">{t('calendario.cargando')}</VisuallyHidden>
      <div className={classes.head}>
        <Block width="6rem" height="1.75rem" />
        <Block width="8rem" />
      </div>
      {weeksOf(mes).map((week) => (
        <div key={week[0]} className={classes.waitingWeek}>
          {week.map((fecha, index) => (
            <span key={fecha} className={classes.waitingDay}>
              <Block width="45%" />
              {index < 5 && <Block width="75%" />}
              {index < 5 && <Block width="90%" height="0.375rem" />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
