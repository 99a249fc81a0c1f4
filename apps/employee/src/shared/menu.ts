import { asShown, type Session } from '@jornada/client';
import { redirect } from '@tanstack/react-router';
import { menuPara, type IdMenu, type Menu } from '@jornada/domain/perfil/menu.ts';
import type { Services } from './services.tsx';

/** Whether a path has a screen. */
export type HasScreen = (path: string) => boolean;

/** Whether the device is a kiosk: people who clock there use the kiosk's own account. */
const isKiosk = ({ profile }: Session): boolean => profile?.EsQuiosco === true;

/**
 * The menu of the signed-in person, without entries whose screens do not exist yet. Null without a session. `asuntos`: the
 * waiting matters in the inbox.
 */
export function menuOf(session: Session, hasScreen: HasScreen, asuntos = 0): Menu | null {
  const { profile, token, simulatedUser, autologin, showLogout } = asShown(session);
  if (!profile || !token) return null;
  const menu = menuPara(profile, { simulado: simulatedUser !== null, quiosco: isKiosk(session), autologin, showLogout, asuntos });
  return { ...menu, entradas: menu.entradas.filter(({ ruta }) => hasScreen(ruta)) };
}

/** The first page of a person: a kiosk's own screen, otherwise the first entry of their menu, or the log-in. */
export function firstPath(session: Session, hasScreen: HasScreen): string {
  const menu = menuOf(session, hasScreen);
  if (!menu) return '/login';
  return menu.entradas[0]?.ruta ?? (isKiosk(session) ? '/quiosco' : '/privacidad');
}

/** For routes of a menu entry: people without the entry are led to their first page. */
export const onlyWith =
  (entry: IdMenu) =>
  ({ context: { services, hasScreen } }: { context: { services: Pick<Services, 'session'>; hasScreen: HasScreen } }): void => {
    const session = services.session.get();
    const has = menuOf(session, hasScreen)?.entradas.some(({ id }) => id === entry);
    if (!has) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  };
