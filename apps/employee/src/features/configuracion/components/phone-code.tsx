import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { ProblemRegion } from '@jornada/ui/problem-region.tsx';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { usePhoneCode } from '../use-phone-code.ts';

/** The code of this phone for kiosks, and what to do if a phone was lost. */
export function PhoneCode({ moviles }: { moviles: number }) {
  const { t } = useTranslation();
  const { key, code, left, begin, forget } = usePhoneCode();
  const [state, setState] = useState<'quiet' | 'busy' | 'failed'>('quiet');
  const remove = useSend(quiosco.quitarMoviles, { onSuccess: () => void forget().catch(() => undefined) });
  const start = async (): Promise<void> => {
    setState('busy');
    try {
      await begin();
      setState('quiet');
    } catch {
      setState('failed');
    }
  };
  return (
    <Stack gap="md" component="section" aria-labelledby="codigo-movil">
      <h2 id="codigo-movil">{t('quiosco.propio.movil')}</h2>
      <p>{t('quiosco.propio.movil-texto')}</p>
      {code && (
        <Stack gap="xs" align="center">
          <QrCode text={code} label={t('quiosco.propio.movil-qr')} />
          <Text c="dimmed">{t('quiosco.propio.cambia', { count: left })}</Text>
        </Stack>
      )}
      {key === null && (
        <Button size="xl" variant="default" loading={state === 'busy'} onClick={() => void start()}>
          {t('quiosco.propio.movil-usar')}
        </Button>
      )}
      <ProblemRegion message={state === 'failed' ? t('quiosco.propio.movil-imposible') : null} />
      {moviles > 0 && (
        <Ask
          opener={t('quiosco.propio.movil-quitar')}
          question={t('quiosco.propio.movil-quitar-pregunta', { count: moviles })}
          yes={t('quiosco.propio.movil-quitar')}
          isBad
          isBusy={remove.isPending}
          error={remove.error}
          onYes={() => remove.mutate({})}
        />
      )}
    </Stack>
  );
}
