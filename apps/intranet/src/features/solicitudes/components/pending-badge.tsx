import { useTranslation } from 'react-i18next';
import { Badge } from '@jornada/ui/badge.tsx';
import { usePendingCount } from '@jornada/features/solicitudes/decide/pending.ts';

/** How many requests wait for the admin's decision, beside the entry of the menu. */
export function PendingBadge() {
  const { t } = useTranslation();
  const count = usePendingCount() ?? 0;
  if (count === 0) return null;
  return <Badge count={count} label={t('shell.menu.pendientes', { count })} />;
}
