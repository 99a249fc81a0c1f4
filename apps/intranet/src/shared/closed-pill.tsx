import { useTranslation } from 'react-i18next';
import { IconLock } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';

/** Marks a closed thing: a department, a centre, a schedule, a project. */
export function ClosedPill() {
  const { t } = useTranslation();
  return (
    <StatusPill icon={IconLock} tone="quiet">
      {t('gestion.cerrado')}
    </StatusPill>
  );
}
