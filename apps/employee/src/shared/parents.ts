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
  /** Fetches the addresses that lie behind the log-in, if they are not there yet. */
  openUp: () => Promise<void>;
};

// What features hang their routes on. What the first two draw is the app's: it puts it there (`app/routes.ts`).

/** `?debug=1` shows the GPS line; anything else is no debugging. */
export const rootSearch = searchOf({ debug: oneOf(1) });

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['debug'])] },
  notFoundComponent: NotFound,
  errorComponent: CrashPage,
});

/** The frame of the signed-in part. Pages inside say themselves whether they need a session. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  notFoundComponent: NotFound,
  errorComponent: CrashPage,
});

/** Everything that takes a session: whoever has none signs in first and comes back here. */
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
