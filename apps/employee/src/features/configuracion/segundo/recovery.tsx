import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { useCodigosNuevos } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';

/** Codes on paper: how many are left, and the way to new ones. */
export function Recovery({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const nuevos = useCodigosNuevos();
  const confirm = (Password: string | undefined) => {
    nuevos.mutate({ Password }, { onSuccess: ({ CodigosRecuperacion }) => onCodes(CodigosRecuperacion) });
  };
  return (
    <section aria-labelledby="segundo-codigos">
      <Stack gap="sm">
        <h2 id="segundo-codigos">{t('configuracion.segundo.codigos')}</h2>
        <Text size="sm" c="dimmed">
          {t('configuracion.segundo.quedan', { count: left })}
        </Text>
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
      </Stack>
    </section>
  );
}
