import { asShown, type Session } from '@jornada/client';
import { redirect } from '@tanstack/react-router';
import { menuPara, modulosSolicitud, type IdMenu, type Menu, type PerfilMenu } from '@jornada/domain/perfil/menu.ts';
import { MODULOS_SOLICITUD, type ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { isKiosk } from './quiosco/desk.ts';
import type { Services } from './services.tsx';

/** Whether a path has a screen. */
export type HasScreen = (path: string) => boolean;

/** The kinds of requests that the person may use and that have a form: what has none so far is not offered. */
export const modulesOf = (perfil: PerfilMenu, hasScreen: HasScreen): ModuloSolicitud[] =>
  modulosSolicitud(perfil).filter((modulo) => hasScreen(`/${modulo}-form`));

/** `asuntos`: the waiting matters in the inbox. `chats`: conversations with something to read; left out: as the profile says. */
type Counts = { asuntos?: number; chats?: number };

/**
 * The menu of the signed-in person, without entries whose screens do not exist yet. Null without a session.
 */
export function menuOf(session: Session, hasScreen: HasScreen, { asuntos = 0, chats }: Counts = {}): Menu | null {
  const { profile: known, token, simulatedUser, autologin, showLogout } = asShown(session);
  if (!known || !token) return null;
  const profile = chats === undefined ? known : { ...known, Insignias: { ...known.Insignias, chat: chats } };
  const menu = menuPara(profile, { simulado: simulatedUser !== null, quiosco: isKiosk(session), autologin, showLogout, asuntos });
  // The page of all requests is of use with one kind that can be asked for.
  const isOffered = (id: IdMenu): boolean => id !== 'solicitudes' || modulesOf(profile, hasScreen).length > 0;
  return { ...menu, entradas: menu.entradas.filter(({ id, ruta }) => hasScreen(ruta) && isOffered(id)) };
}

/**
 * Whether a page belongs to a menu entry: `/vacaciones-view/3` and `/documentacion/1` to that of `/vacaciones` and `/documentacion-pin`. All
 * kinds of requests belong to the entry that stands for them if the person has several.
 */
export function isPageOf(ruta: string, path: string): boolean {
  const isOf = (stem: string): boolean => path === stem || path.startsWith(`${stem}-`) || path.startsWith(`${stem}/`);
  return isOf(ruta.replace(/-(list|view|pin)$/, '')) || (ruta === '/solicitudes' && MODULOS_SOLICITUD.some((one) => isOf(`/${one}`)));
}

/** The first page of a person: a kiosk's own screen, otherwise the first entry of their menu, or the log-in. */
export function firstPath(session: Session, hasScreen: HasScreen): string {
  if (isKiosk(session)) return session.simulatedUser ? '/quiosco/persona' : '/quiosco';
  const menu = menuOf(session, hasScreen);
  if (!menu) return '/login';
  return menu.entradas[0]?.ruta ?? '/privacidad';
}

type Guarded = { context: { services: Pick<Services, 'session'>; hasScreen: HasScreen } };

/** Whether the person may ask for something of this kind; without a name: of any kind. */
export function hasModule({ services, hasScreen }: Guarded['context'], modulo?: ModuloSolicitud): boolean {
  const { profile } = asShown(services.session.get());
  const own = profile ? modulesOf(profile, hasScreen) : [];
  return modulo ? own.includes(modulo) : own.length > 0;
}

/** For routes of requests: people who have no such module are led to their first page. Without a name: any of them. */
export const onlyWithModule =
  (modulo?: ModuloSolicitud) =>
  ({ context }: Guarded): void => {
    if (hasModule(context, modulo)) return;
    throw redirect({ to: firstPath(context.services.session.get(), context.hasScreen), replace: true });
  };

/** For routes of a menu entry: people without the entry are led to their first page. */
export const onlyWith =
  (entry: IdMenu) =>
  ({ context: { services, hasScreen } }: Guarded): void => {
    const session = services.session.get();
    const has = menuOf(session, hasScreen)?.entradas.some(({ id }) => id === entry);
    if (!has) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  };
