import { useTranslation } from 'react-i18next';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { STATE_LOOKS, stateKeyOf, type NamedState } from './looks.ts';

/** The state of a request. */
export function StatePill({ of }: { of: NamedState }) {
  const { t } = useTranslation();
  return <StatusPill {...STATE_LOOKS[of.estado]}>{t(stateKeyOf(of))}</StatusPill>;
}
