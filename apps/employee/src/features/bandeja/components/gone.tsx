import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import classes from '../bandeja.module.css';

/** The answer came too late: why, and the way on. */
export function Gone({ problem, onNext }: { problem: string | null; onNext: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <p className={classes.problem}>{problem ?? t('bandeja.ya-no-esta')}</p>
      <Button variant="default" fullWidth onClick={onNext}>
        {t('bandeja.seguir')}
      </Button>
    </div>
  );
}
