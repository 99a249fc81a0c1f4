import { useTranslation } from 'react-i18next';
import type { AccesoExterno } from '@jornada/contract/inspeccion/vistas.ts';
import { IconCircleCheck, IconHourglass, IconLock, IconMail } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';

const LOOKS = {
  invitado: { icon: IconMail, tone: 'warn' },
  abierto: { icon: IconCircleCheck, tone: 'accent' },
  caducado: { icon: IconHourglass, tone: 'quiet' },
  revocado: { icon: IconLock, tone: 'quiet' },
} as const;

/** How an access stands. */
export function AccessState({ estado }: Pick<AccesoExterno, 'estado'>) {
  const { t } = useTranslation();
  return <StatusPill {...LOOKS[estado]}>{t(`inspeccion.estados.${estado}`)}</StatusPill>;
}
