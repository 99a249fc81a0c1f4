import { useTranslation } from 'react-i18next';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { STATE_LOOKS } from './looks.ts';

/** The state of a request. */
export function StatePill({ estado }: { estado: EstadoSolicitud }) {
  const { t } = useTranslation();
  return <StatusPill {...STATE_LOOKS[estado]}>{t(`solicitudes.estados.${estado}`)}</StatusPill>;
}
