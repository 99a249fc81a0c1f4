import { useTranslation } from 'react-i18next';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { STATE_LOOKS, stateKeyOf } from './looks.ts';

/** The state of a request. */
export function StatePill({ of }: { of: Pick<SolicitudVista, 'estado' | 'decidida'> }) {
  const { t } = useTranslation();
  return <StatusPill {...STATE_LOOKS[of.estado]}>{t(stateKeyOf(of))}</StatusPill>;
}
