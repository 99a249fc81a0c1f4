import { useTranslation } from 'react-i18next';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Mark } from '@jornada/ui/mark.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLogout, IconTerminal2 } from '@jornada/ui/icons.ts';
import { useSession } from '@jornada/web/services.tsx';
import { useServices } from '../../platform/services.tsx';
import { menuOf } from '../menu.ts';
import { AdminLink, MenuAction, MenuEntry } from './menu-entry.tsx';
import { MenuHead } from './menu-head.tsx';
import { useDisconnect } from './use-disconnect.ts';
import classes from '@jornada/web/shell/shell.module.css';

/** The side menu: who is signed in, where one may go, and the way out. `onClose` where it is a drawer. */
export function SideMenu({ onClose }: { onClose?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { version } = useServices();
  const session = useSession();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const disconnect = useDisconnect();
  const menu = menuOf(session, hasScreen);
  if (!menu) return null;
  const groups = Object.values(Object.groupBy(menu.entradas, ({ grupo }) => grupo));
  const admin = menu.admin && <AdminLink />;
  return (
    <nav className={classes.menu} data-drawer={Boolean(onClose)} aria-label={t('shell.menu.titulo')}>
      <MenuHead onClose={onClose} />
      <div className={classes.groups}>
        {onClose && admin && <div className={classes.group}>{admin}</div>}
        {groups.map((entries) => (
          <div key={entries[0]?.grupo} className={classes.group}>
            {entries.map((entry) => (
              <MenuEntry key={entry.id} entry={entry} onGo={onClose} />
            ))}
          </div>
        ))}
        {!onClose && admin && <div className={classes.group}>{admin}</div>}
      </div>
      <div className={classes.foot}>
        {menu.logs && hasScreen('/logs') && (
          <Link to="/logs" className={classes.row} activeProps={{ 'data-active': true }} onClick={onClose}>
            <Glyph of={IconTerminal2} />
            <span className={classes.rowLabel}>{t('logs.titulo')}</span>
          </Link>
        )}
        {menu.desconectar && <MenuAction icon={IconLogout} label={t('shell.menu.desconectar')} onClick={() => void disconnect()} />}
        <div className={classes.about}>
          <Mark size="sm" />
          <span>Jornada {version}</span>
          <Link to="/privacidad" className={classes.privacy} onClick={onClose}>
            {t('shell.menu.privacidad')}
          </Link>
        </div>
      </div>
    </nav>
  );
}
