import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '@mantine/core';
import { openDeviceSettings, type DeviceSettingsPage } from '../native/device-settings.ts';

/** The way to the phone's settings, where only they help. Shown behind `__WRAPPER__`. */
export function DeviceSettingsButton({ page, ...look }: { page: DeviceSettingsPage } & ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="default" {...look} onClick={() => openDeviceSettings(page)}>
      {t('shell.telefono.ajustes')}
    </Button>
  );
}
