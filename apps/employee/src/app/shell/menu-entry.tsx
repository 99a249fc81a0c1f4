import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import type { EntradaMenu } from '@jornada/domain/perfil/menu.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconExternalLink, IconShieldCog } from '@jornada/ui/icons.ts';
import { INTRANET_PATH } from '../../shared/settings.ts';
import { MENU_ICONS } from './menu-icons.ts';
import classes from '@jornada/web/shell/shell.module.css';

/** One way to go, with its count. */
export function MenuEntry({ entry: { id, ruta, clave, insignia }, onGo }: { entry: EntradaMenu; onGo?: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <Link to={ruta} className={classes.row} activeProps={{ 'data-active': true }} onClick={onGo}>
      <Glyph of={MENU_ICONS[id]} />
      <span className={classes.rowLabel}>{t(clave)}</span>
      {insignia !== null && (
        <span className={classes.badge} aria-label={t('shell.menu.pendientes', { count: insignia })} role="img">
          {insignia > 99 ? '99+' : insignia}
        </span>
      )}
    </Link>
  );
}

/** The way to the admin intranet, in a tab of its own. */
export function AdminLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.row} href={INTRANET_PATH} target="_blank" rel="noopener">
      <Glyph of={IconShieldCog} />
      <span className={classes.rowLabel}>{t('shell.menu.administracion')}</span>
      <Glyph of={IconExternalLink} size="sm" />
    </a>
  );
}

export function MenuAction({ icon, label, onClick }: { icon: Icon; label: string; onClick: () => void }) {
  return (
    <UnstyledButton className={classes.row} onClick={onClick}>
      <Glyph of={icon} />
      <span className={classes.rowLabel}>{label}</span>
    </UnstyledButton>
  );
}
