import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import { asShown } from '@jornada/client';
import { auth } from '@jornada/contract/auth.ts';
import { GRUPOS_MENU, type IdMenu } from '@jornada/domain/perfil/menu.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconArrowsExchange,
  IconBell,
  IconBriefcase,
  IconCalendarMonth,
  IconChartBar,
  IconHome,
  IconInbox,
  IconLock,
  IconLogout,
  IconMessageCircle,
  IconSettings,
  IconShieldCog,
  IconSpeakerphone,
  IconTerminal2,
  IconUsers,
} from '@jornada/ui/icons.ts';
import { Mark } from '@jornada/ui/mark.tsx';
import { finishBeforeLeaving } from '@jornada/web/before-leaving.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { MODULE_ICONS } from '@jornada/features/solicitudes/module-icons.ts';
import { entriesOf, type Line } from '../../shared/menu-of-routes.ts';
import { menuOf, modulesOf } from '../../shared/menu.ts';
import { useAtKiosk } from '../../shared/quiosco/use-at-kiosk.ts';
import { type Services, useServices } from '../../shared/services.tsx';
import { useUnreadChats } from '../../shared/use-unread-chats.ts';
import { useWaitingMatters } from '../../shared/use-waiting-matters.ts';
import { AdminLink, MenuAction, MenuEntry } from './menu-entry.tsx';
import { MenuHead } from './menu-head.tsx';
import type { OpenDay } from './open-day.ts';
import classes from '@jornada/web/shell/shell.module.css';

/** The icon of each entry of the side menu. */
const MENU_ICONS: Record<IdMenu, Icon> = {
  inicio: IconHome,
  calendario: IconCalendarMonth,
  resumen: IconChartBar,
  bandeja: IconBell,
  ...MODULE_ICONS,
  solicitudes: IconInbox,
  turnos: IconArrowsExchange,
  documentacion: IconLock,
  proyectos: IconBriefcase,
  team: IconUsers,
  wiki: IconSpeakerphone,
  chat: IconMessageCircle,
  configuracion: IconSettings,
  privacidad: IconShieldCog,
};

const loadQuestion = () => loadChunk(() => import('../overlays/leave-question.tsx'));
const LeaveQuestion = lazy(async () => ({ default: (await loadQuestion()).LeaveQuestion }));

/** The side menu: the signed-in person, the entries, and the way to sign out. `onClose` is given if it is a drawer. */
export function SideMenu({ onClose }: { onClose?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const services = useServices();
  const { version, logs } = services;
  // The person, and the account of the device if somebody acts for another person.
  const session = useObservable(services.session);
  const router = useRouter();
  const [open, setOpen] = useState<OpenDay | null>(null);
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const disconnect = useDisconnect();
  const isAtKiosk = useAtKiosk();
  /**
   * Asks a person who is still clocked in before signing out. If that cannot be checked, nobody is stopped. Somebody who acts for
   * another person is not asked.
   */
  const leave = async (): Promise<void> => {
    // Loads both before showing the question: without a network the question could not be loaded later.
    const look = async () => {
      if (session.simulatedUser) return null;
      const [{ openDay }] = await Promise.all([loadChunk(() => import('./open-day.ts')), loadQuestion()]);
      return openDay(services);
    };
    const day = await look().catch((error: unknown) => {
      logs.error(error);
      return null;
    });
    if (day) setOpen(day);
    else await disconnect();
  };
  const stay = (): void => {
    setOpen(null);
    onClose?.();
    void router.navigate({ to: '/home' });
  };
  const leaveAnyway = (): void => {
    setOpen(null);
    void disconnect();
  };
  const menu = menuOf(session, hasScreen, { asuntos: useWaitingMatters()?.total ?? 0, chats: useUnreadChats() });
  if (!menu) return null;
  const given = menu.entradas.map(({ id, ...entry }): Line => ({ ...entry, icon: MENU_ICONS[id] }));
  const { profile } = asShown(session);
  const lines = [...given, ...(profile && !isAtKiosk ? entriesOf(router.routesByPath, profile) : [])];
  // On a phone each kind of requests is as near as all of them together: below their entry. A menu that stands open has no need of that.
  const kinds = (onClose && profile ? modulesOf(profile, hasScreen) : []).map((id): Line => ({
    ruta: id === 'vacaciones' ? '/vacaciones' : `/${id}-list`,
    clave: `menu.entradas.${id}`,
    grupo: 'gestiones',
    insignia: null,
    icon: MENU_ICONS[id],
  }));
  const groups = GRUPOS_MENU.map((name) => lines.filter(({ grupo }) => grupo === name)).filter((group) => group.length > 0);
  const admin = menu.admin && <AdminLink />;
  return (
    <nav className={classes.menu} data-drawer={Boolean(onClose)} aria-label={t('shell.menu.titulo')}>
      <MenuHead onClose={onClose} />
      <div className={classes.groups}>
        {onClose && admin && <div className={classes.group}>{admin}</div>}
        {groups.map((entries) => (
          <div key={entries[0]?.grupo} className={classes.group}>
            {entries.map((entry) => {
              const parts = entry.ruta === '/solicitudes' ? kinds : [];
              return (
                <Fragment key={entry.ruta}>
                  <MenuEntry entry={entry} hasParts={parts.length > 0} onGo={onClose} />
                  {parts.map((part) => (
                    <MenuEntry key={part.ruta} entry={part} isPart onGo={onClose} />
                  ))}
                </Fragment>
              );
            })}
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
        {menu.desconectar && <MenuAction icon={IconLogout} label={t('shell.menu.desconectar')} onClick={() => void leave()} />}
        <div className={classes.about}>
          <Mark size="sm" />
          <span>Jornada {version}</span>
          {!(isAtKiosk && session.simulatedUser) && (
            <Link to="/privacidad" className={classes.privacy} onClick={onClose}>
              {t('shell.menu.privacidad')}
            </Link>
          )}
        </div>
      </div>
      <Suspense>{open && <LeaveQuestion day={open} onStay={stay} onLeave={leaveAnyway} />}</Suspense>
    </nav>
  );
}

/** A push service that does not answer must not delay signing out longer than this. */
const LEAVE_WITHIN_MS = 4000;

/** Ends the notifications on this device, if it has any. */
async function leaveDevice(services: Pick<Services, 'client' | 'storage'>): Promise<void> {
  const { pushState } = await loadChunk(() => import('../../native/push.ts'));
  // The wrapper's token goes even where the system shows nothing any more.
  if (!__WRAPPER__ && (await pushState()) !== 'on') return;
  const { leavePush } = await loadChunk(() => import('../../shared/push-device.ts'));
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('not in time')), LEAVE_WITHIN_MS));
  await Promise.race([leavePush(services), late]);
}

/** Signs out: tells the server, forgets token, auto-login and simulated user, and goes to the log-in. */
function useDisconnect(): () => Promise<void> {
  const services = useServices();
  const { client, session, notices, queue, logs } = services;
  const { t } = useTranslation();
  return async () => {
    // Without a network the session on this device ends anyway. The server's session ends by itself.
    const leave = async (): Promise<void> => {
      // Done while the session is still valid. A failure goes only to the logs: the server sends no notifications for an ended
      // session.
      await finishBeforeLeaving();
      await leaveDevice(services).catch(logs.error);
      await client.call(auth.salir, {}).catch(() => null);
    };
    await notices.during(t('shell.menu.saliendo'), leave());
    const count = queue.get().length;
    session.clear();
    if (count > 0) notices.show(t('home.espera.al-salir', { count }));
  };
}
