import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { TOTAL_CONTADO } from '@jornada/contract/listas.ts';
import classes from './parts.module.css';

/** How many there are beyond those that show, and the way to them. `total`: counted up to `TOTAL_CONTADO`, one more says that there are more. */
export function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.more}>
      <span>
        {total > TOTAL_CONTADO
          ? t('gestion.de-mas', { shown, total: TOTAL_CONTADO })
          : t('gestion.de', { shown, total: Math.max(shown, total) })}
      </span>
      {shown < total && (
        <Button variant="default" onClick={onMore}>
          {t('gestion.ver-mas')}
        </Button>
      )}
    </div>
  );
}
