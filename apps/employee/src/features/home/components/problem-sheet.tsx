import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { DeviceSettingsButton } from '../../../shared/device-settings-button.tsx';
import { problemOf } from '../model/problem.ts';
import type { Attempt } from '../attempt.ts';

type Props = { attempt: Attempt; error: Error; onRetry: () => void; onClose: () => void };

/** Why the record could not be made (the server says how far away it was), and what to do now. */
export function ProblemSheet({ attempt, error, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  const { title, help, canRetry, settings } = problemOf(error, attempt.position);
  return (
    <Sheet
      title={t(title)}
      closeLabel={t('home.cerrar')}
      onClose={onClose}
      foot={
        canRetry && (
          <Stack gap="sm">
            {__WRAPPER__ && settings && <DeviceSettingsButton page={settings} variant="filled" size="xl" fullWidth />}
            <Button
              size="xl"
              fullWidth
              variant={settings ? 'default' : 'filled'}
              leftSection={<Glyph of={IconRefresh} />}
              onClick={onRetry}
            >
              {t('errores.reintentar')}
            </Button>
          </Stack>
        )
      }
    >
      <Text mb="sm" role="alert">
        {error instanceof ApiError ? error.message : t('errores.general.desconocido')}
      </Text>
      {help && (
        <Text c="dimmed" mb="sm">
          {t(help)}
        </Text>
      )}
      {error instanceof ApiError && error.status >= 500 && error.reference && (
        <Text c="dimmed" mb="sm">
          {t('errores.referencia', { referencia: error.reference })}
        </Text>
      )}
    </Sheet>
  );
}
