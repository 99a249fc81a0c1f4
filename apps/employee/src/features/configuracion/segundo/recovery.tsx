import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useCodigosNuevos } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import classes from '../cuenta.module.css';

/** Recovery codes: how many are left, and a button for new ones. */
export function Recovery({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const nuevos = useCodigosNuevos();
  const confirm = (Password: string | undefined) => {
    nuevos.mutate({ Password }, { onSuccess: ({ CodigosRecuperacion }) => onCodes(CodigosRecuperacion) });
  };
  return (
    <section className={classes.block} aria-labelledby="segundo-codigos">
      <h2 id="segundo-codigos">{t('configuracion.segundo.codigos')}</h2>
      <p className={classes.note}>{t('configuracion.segundo.quedan', { count: left })}</p>
      {isAsking ? (
        <ConfirmForm
          action={t('configuracion.segundo.codigos-nuevos')}
          isBusy={nuevos.isPending}
          error={nuevos.error}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Button variant="default" size="xl" onClick={() => setAsking(true)}>
          {t('configuracion.segundo.codigos-nuevos')}
        </Button>
      )}
    </section>
  );
}
