import { asShown, type Session } from '@jornada/client';
import { menuPara, type Menu } from '@jornada/domain/perfil/menu.ts';

/** Whether a path has a screen. */
export type HasScreen = (path: string) => boolean;

/**
 * The menu of the signed-in person, without entries whose screens do not exist yet. Null without a session. `asuntos`: the
 * waiting matters in the inbox.
 */
export function menuOf(session: Session, hasScreen: HasScreen, asuntos = 0): Menu | null {
  const { profile, token, simulatedUser, autologin, showLogout } = asShown(session);
  if (!profile || !token) return null;
  const menu = menuPara(profile, { simulado: simulatedUser !== null, autologin, showLogout, asuntos });
  return { ...menu, entradas: menu.entradas.filter(({ ruta }) => hasScreen(ruta)) };
}

/** The first page of a person: a kiosk's own screen, otherwise the first entry of their menu, or the log-in. */
export function firstPath(session: Session, hasScreen: HasScreen): string {
  const menu = menuOf(session, hasScreen);
  if (!menu) return '/login';
  return menu.entradas[0]?.ruta ?? (asShown(session).profile?.EsQuiosco ? '/quiosco' : '/privacidad');
}
