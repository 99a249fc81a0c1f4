import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useObservable } from '@jornada/web/observable.ts';
import { menuOf } from '../../shared/menu.ts';
import { useServices } from '../../shared/services.tsx';
import classes from '@jornada/web/shell/shell.module.css';

/** The photo of the signed-in person is a link to their settings, if the menu has them. */
export function PhotoLink({ onGo, children }: { onGo?: (() => void) | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  // Of the device as well: at a kiosk nobody has settings.
  const menu = menuOf(useObservable(useServices().session), hasScreen);
  if (!menu?.entradas.some(({ id }) => id === 'configuracion')) return children;
  return (
    <Link to="/configuracion" className={classes.photo} onClick={onGo}>
      <VisuallyHidden>{t('shell.menu.ajustes')}</VisuallyHidden>
      {children}
    </Link>
  );
}
