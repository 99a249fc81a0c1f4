import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { onHidden } from '@jornada/web/native/on-hidden.ts';
import classes from '../registro.module.css';

/** The address of the app on a phone that has it installed. */
const APP_LINK = 'jornada://app/signin';
/** If the app opens, it does so within this time. */
const OPENS_WITHIN_MS = 1500;

/** The link to the installed app. The browser does not say if there is none, so this component does. */
export function AppLink() {
  const { t } = useTranslation();
  const [tried, setTried] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (tried === 0) return;
    const timer = setTimeout(() => setMissing(document.visibilityState === 'visible'), OPENS_WITHIN_MS);
    const stop = onHidden(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [tried]);
  return (
    <>
      <Button component="a" variant="default" href={APP_LINK} size="xl" fullWidth onClick={() => setTried((count) => count + 1)}>
        {t('registro.listo.abrir-app')}
      </Button>
      <p role="status" className={classes.missing}>
        {isMissing && t('registro.listo.sin-app')}
      </p>
    </>
  );
}
