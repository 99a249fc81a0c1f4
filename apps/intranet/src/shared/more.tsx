import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import classes from './parts.module.css';

/** How many more there are, and the button to load them. */
export function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.more}>
      <span>{t('gestion.de', { shown, total })}</span>
      {shown < total && (
        <Button variant="default" onClick={onMore}>
          {t('gestion.ver-mas')}
        </Button>
      )}
    </div>
  );
}
