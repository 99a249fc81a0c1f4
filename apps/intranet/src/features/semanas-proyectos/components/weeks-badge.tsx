import { useTranslation } from 'react-i18next';
import { badgeOf } from '@jornada/domain/perfil/menu.ts';
import { Badge } from '@jornada/ui/badge.tsx';
import { useProfile } from '@jornada/web/services.tsx';

/** How many weeks of projects wait for the person who is signed in, beside the entry of the menu. */
export function WeeksBadge() {
  const { t } = useTranslation();
  const count = badgeOf(useProfile(), 'proyectos');
  if (count === 0) return null;
  return <Badge count={count} label={t('tareas.aprobar.esperan', { count })} />;
}
