import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { entradaConfirmar, factores } from '@jornada/contract/factores.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { usePasswordAgain } from '../use-password-again.ts';

/** Recovery codes: how many are left, and a button for new ones. */
export function Recovery({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const again = usePasswordAgain();
  const form = useContractForm(factores.codigos, {
    schema: entradaConfirmar,
    initial: { Password: '' },
    input: ({ Password }) => again(Password),
    onSaved: ({ CodigosRecuperacion }) => onCodes(CodigosRecuperacion),
  });
  return (
    <section aria-labelledby="segundo-codigos">
      <Stack gap="sm">
        <h2 id="segundo-codigos">{t('configuracion.segundo.codigos')}</h2>
        <Text size="sm" c="dimmed">
          {t('configuracion.segundo.quedan', { count: left })}
        </Text>
        {isAsking ? (
          <ConfirmForm
            of={form}
            password={form.field<string>('Password')}
            action={t('configuracion.segundo.codigos-nuevos')}
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
