import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPrinter, IconQrcode } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import { printPage } from '@jornada/web/native/print.ts';

/** The invitation of somebody without a mail, to be printed: it shows once. */
export function Invitation({ ruta, nombre, usuario }: { ruta: string; nombre: string; usuario: string }) {
  const { t } = useTranslation();
  const address = `${location.origin}${ruta}`;
  return (
    <Notice icon={IconQrcode} tone="accent" title={`${t('inspeccion.gestion.invitacion')}: ${nombre}`}>
      <p>{t('inspeccion.gestion.invitacion-nota')}</p>
      <QrCode text={address} label={t('inspeccion.gestion.codigo')} />
      <Text fw={600} c="var(--j-ink)">
        {usuario}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
      <div>
        <Button variant="default" leftSection={<Glyph of={IconPrinter} size="sm" />} onClick={printPage}>
          {t('inspeccion.gestion.imprimir')}
        </Button>
      </div>
    </Notice>
  );
}
