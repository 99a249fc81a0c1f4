import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import { Badge } from '@jornada/ui/badge.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconExternalLink, IconShieldCog } from '@jornada/ui/icons.ts';
import type { Line } from '../../shared/menu-of-routes.ts';
import { isPageOf } from '../../shared/menu.ts';
import { INTRANET_PATH } from '../../shared/settings.ts';
import classes from '@jornada/web/shell/shell.module.css';

type EntryProps = {
  entry: Line;
  /** It stands below the entry that it is a part of. */
  isPart?: boolean;
  /** Entries below it have pages that would otherwise be its own. */
  hasParts?: boolean;
  onGo?: (() => void) | undefined;
};

/** A menu entry with its badge. */
export function MenuEntry({ entry: { ruta, clave, icon, insignia }, isPart = false, hasParts = false, onGo }: EntryProps) {
  const { t } = useTranslation();
  const isOfPage = isPageOf(ruta, useLocation({ select: ({ pathname }) => pathname }));
  const isHere = isOfPage && !hasParts;
  return (
    <Link
      to={ruta}
      className={classes.row}
      data-part={isPart}
      activeProps={{ 'data-active': true }}
      inactiveProps={isHere ? { 'data-active': true, 'aria-current': 'true' } : {}}
      onClick={onGo}
    >
      <Glyph of={icon} />
      <span className={classes.rowLabel}>{t(clave)}</span>
      {insignia !== null && <Badge count={insignia} label={t('shell.menu.pendientes', { count: insignia })} />}
    </Link>
  );
}

/** The link to the admin intranet, in a new tab. */
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
