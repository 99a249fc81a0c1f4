import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { auth } from '@jornada/contract/auth.ts';
import { useServices } from '../../../shared/services.tsx';

/** Out of kiosk mode: the device is signed out, and is a tablet like any other. */
export function LeaveKiosk() {
  const { t } = useTranslation();
  const { client, session, kiosk, queryClient } = useServices();
  const router = useRouter();
  const leave = async (): Promise<void> => {
    await client.call(auth.salir, {}).catch(() => null);
    kiosk.forget();
    session.clear();
    queryClient.clear();
    await router.navigate({ to: '/login', replace: true });
  };
  return (
    <Stack gap="xs">
      <p data-tone="quiet">{t('quiosco.config.salir-nota')}</p>
      <Button variant="default" size="xl" onClick={() => void leave()}>
        {t('quiosco.config.salir')}
      </Button>
    </Stack>
  );
}
