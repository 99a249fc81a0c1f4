import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { useSession } from '@jornada/web/services.tsx';
import classes from '@jornada/web/shell/shell.module.css';
import { OWN_SETTINGS_PATH } from '../../shared/settings.ts';

/** The photo of the signed-in person is a link to their own settings, which are in the employee app. Guests have none. */
export function PhotoLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (profile?.EsInvitado) return <span className={classes.photo}>{children}</span>;
  return (
    <a href={OWN_SETTINGS_PATH} className={classes.photo}>
      <VisuallyHidden>{t('shell.menu.ajustes')}</VisuallyHidden>
      {children}
    </a>
  );
}
