import { createRootRouteWithContext, createRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import type { Services } from './services.tsx';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { NotFound } from './errors/not-found.tsx';
import type { HasScreen } from './menu.ts';
import { oneOf, searchOf } from '@jornada/web/search-params.ts';
import { SessionGate } from '@jornada/web/session-gate.tsx';

export type RouterContext = {
  services: Services;
  hasScreen: HasScreen;
  /** Loads the routes behind the log-in, if they are not loaded yet. */
  openUp: () => Promise<void>;
};

// The parent routes of features. The app sets the components of the first two (`app/routes.ts`).

/** `?debug=1` shows the GPS line; other values do nothing. */
export const rootSearch = searchOf({ debug: oneOf(1) });

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
});

/** Everything that needs a session. Other people sign in first and then come back. */
export const sessionRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'session',
  component: SessionGate,
  notFoundComponent: NotFound,
  beforeLoad: ({ context: { services }, location }) => {
    const { token, profile } = services.session.get();
    if (!token || !profile) throw redirect({ to: '/login', search: { volver: location.href }, replace: true });
  },
});
