import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useSession } from '@jornada/web/services.tsx';
import { menuOf } from '../../shared/menu.ts';
import classes from '@jornada/web/shell/shell.module.css';

/** The photo of whoever is signed in leads to their settings, where the menu has them. */
export function PhotoLink({ onGo, children }: { onGo?: (() => void) | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const menu = menuOf(useSession(), hasScreen);
  if (!menu?.entradas.some(({ id }) => id === 'configuracion')) return children;
  return (
    <Link to="/configuracion" className={classes.photo} aria-label={t('shell.menu.ajustes')} onClick={onGo}>
      {children}
    </Link>
  );
}
