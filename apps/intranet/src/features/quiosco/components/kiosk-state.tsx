import { useTranslation } from 'react-i18next';
import type { EstadoQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { IconCheck, IconCircleDashed, IconCloudOff, IconUnlink } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';

const SIGNS = {
  nuevo: { icon: IconCircleDashed, tone: 'quiet' },
  conectado: { icon: IconCheck, tone: 'accent' },
  'sin-contacto': { icon: IconCloudOff, tone: 'warn' },
  revocado: { icon: IconUnlink, tone: 'bad' },
} as const;

/** Whether the device of a kiosk is there. */
export function KioskState({ estado }: { estado: EstadoQuiosco }) {
  const { t } = useTranslation();
  return <StatusPill {...SIGNS[estado]}>{t(`quiosco.estado.${estado}`)}</StatusPill>;
}
