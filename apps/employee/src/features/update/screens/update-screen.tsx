import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Mark } from '@jornada/ui/mark.tsx';
import { useObservable } from '@jornada/web/observable.ts';
import { refreshApp } from '../../../native/refresh-app.ts';
import { useServices } from '../../../shared/services.tsx';
import { WayOn } from '../components/way-on.tsx';
import classes from './update.module.css';

/** This version is too old: loads the newest one from the server. */
export function UpdateScreen() {
  const { t } = useTranslation();
  const { version, required } = useServices();
  const isRequired = useObservable(required);
  const [isBusy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    void refreshApp();
  };
  return (
    <main className={classes.page}>
      <Mark />
      <h1>{t('update.titulo')}</h1>
      <p>{t(isRequired ? 'update.texto' : 'update.al-dia', { version })}</p>
      <Button size="xl" fullWidth loading={isBusy} onClick={update}>
        {t('update.actualizar')}
      </Button>
      {!isRequired && <WayOn />}
    </main>
  );
}
