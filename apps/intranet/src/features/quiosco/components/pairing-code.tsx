import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { IconDeviceTablet, IconKey } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

type Props = { codigo?: string | undefined; caduca?: string | undefined; contrasena?: string | undefined };

/** What is shown once: the code for the tablet, and the password for its settings. */
export function ShownOnce({ codigo, caduca, contrasena }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {codigo && (
        <Notice icon={IconDeviceTablet} tone="accent" title={t('quiosco.gestion.codigo-titulo')}>
          <Text fz="xl" fw={600} c="var(--j-ink)" data-code>
            {codigo}
          </Text>
          <p>
            {t('quiosco.gestion.codigo-texto', {
              direccion: `${location.host}/quiosco`,
              hora: caduca ? format.hour(caduca) : '',
            })}
          </p>
        </Notice>
      )}
      {contrasena && (
        <Notice icon={IconKey} tone="accent" title={t('quiosco.gestion.contrasena-titulo')}>
          <Text fz="lg" fw={600} c="var(--j-ink)">
            {contrasena}
          </Text>
          <p>{t('quiosco.gestion.contrasena-texto')}</p>
        </Notice>
      )}
    </>
  );
}
