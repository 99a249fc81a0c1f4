import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { badgeOf } from '@jornada/domain/perfil/menu.ts';
import { IconBell } from '@jornada/ui/icons.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { Note } from './note.tsx';

/** Somebody has come to see the person. The profile counts them, so home asks nothing for it. */
export function VisitorsNote() {
  const { t } = useTranslation();
  const count = badgeOf(useProfile(), 'visitas');
  if (count === 0) return null;
  return (
    <Note
      icon={IconBell}
      tone="quiet"
      title={t('visitas.propias.en-casa', { count })}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/visitas" />}>
          {t('visitas.propias.ver')}
        </Button>
      }
    />
  );
}
