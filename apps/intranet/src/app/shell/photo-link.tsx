import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import classes from '@jornada/web/shell/shell.module.css';
import { OWN_SETTINGS_PATH } from '../../shared/settings.ts';

/** The photo of the signed-in person is a link to their own settings, which are in the employee app. */
export function PhotoLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a href={OWN_SETTINGS_PATH} className={classes.photo}>
      <VisuallyHidden>{t('shell.menu.ajustes')}</VisuallyHidden>
      {children}
    </a>
  );
}
