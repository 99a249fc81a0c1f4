import { useTranslation } from 'react-i18next';
import { Group } from '@mantine/core';
import type { QuioscoGestionado } from '@jornada/contract/quiosco/vistas.ts';
import { IconAlertTriangle, IconCheck, IconCircleDashed, IconCloudOff, IconUnlink } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';

const SIGNS = {
  nuevo: { icon: IconCircleDashed, tone: 'quiet' },
  conectado: { icon: IconCheck, tone: 'accent' },
  'sin-contacto': { icon: IconCloudOff, tone: 'warn' },
  revocado: { icon: IconUnlink, tone: 'bad' },
} as const;

/** Whether the device of a kiosk is there, and whether wrong PINs have slowed it. */
export function KioskState({ kiosk: { estado, frenado } }: { kiosk: Pick<QuioscoGestionado, 'estado' | 'frenado'> }) {
  const { t } = useTranslation();
  return (
    <Group component="span" gap={4}>
      <StatusPill {...SIGNS[estado]}>{t(`quiosco.estado.${estado}`)}</StatusPill>
      {frenado && (
        <StatusPill icon={IconAlertTriangle} tone="bad">
          {t('quiosco.gestion.frenado')}
        </StatusPill>
      )}
    </Group>
  );
}
