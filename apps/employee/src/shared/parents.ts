import { getI18n } from 'react-i18next';
import { createRootRouteWithContext, createRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import type { Services } from './services.tsx';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { NotFound } from './errors/not-found.tsx';
import type { HasScreen } from './menu.ts';
import { isKiosk } from './quiosco/desk.ts';
import { GUESTS_PATH } from './settings.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';

export type RouterContext = {
  services: Services;
  hasScreen: HasScreen;
  /** Loads the routes behind the log-in, if they are not loaded yet. */
  openUp: () => Promise<void>;
};

// The parent routes of features. The app sets the components of the first three (`app/routes.ts`).

/** `?debug=1` shows the GPS line; other values do nothing. `chat`: the room that is open over the screen. */
export const rootSearch = searchOf({ debug: oneOf(1), chat: whole({ least: 1 }) });

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['debug'])] },
  notFoundComponent: NotFound,
  errorComponent: CrashPage,
});

/** The frame of the signed-in part. Each page inside decides whether it needs a session. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  notFoundComponent: NotFound,
  errorComponent: CrashPage,
  // A person who stands at a kiosk has the pages that say so, wherever the address came from.
  beforeLoad: ({ context: { services }, matches, preload }): void => {
    const session = services.session.get();
    if (!isKiosk(session) || !session.simulatedUser || matches.at(-1)?.staticData.quiosco) return;
    if (!preload) services.notices.show(getI18n().t('errores.general.aparato-compartido'));
    throw redirect({ to: '/quiosco/persona', replace: true });
  },
});

/** Everything that needs a session. Other people sign in first and then come back. */
export const sessionRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'session',
  notFoundComponent: NotFound,
  beforeLoad: ({ context: { services }, location }): void => {
    const { token, profile } = services.session.get();
    if (!token || !profile) throw redirect({ to: '/login', search: { volver: location.href }, replace: true });
    // Somebody from outside has their own screens in the intranet, which the wrapper leaves to the system's browser.
    if (__WRAPPER__ && profile.EsInvitado) {
      pages.open(GUESTS_PATH);
      services.session.clear();
      throw redirect({ to: '/login', replace: true });
    }
    if (profile.EsInvitado) throw redirect({ href: GUESTS_PATH, reloadDocument: true, replace: true });
    // A kiosk has no pages of its own: they are those of the person who stands there.
    if (profile.EsQuiosco && !services.session.get().simulatedUser) throw redirect({ to: '/quiosco', replace: true });
  },
});
