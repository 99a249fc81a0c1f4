import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { WebServices } from '@jornada/web/services.tsx';
import { loginFrom } from './leave.ts';

/** Whether a path has a screen. */
export type HasScreen = (path: string) => boolean;
export type RouterContext = { services: WebServices; hasScreen: HasScreen };

// What features hang their routes on. What they draw is the app's: it puts it there (`app/routes.ts`).

export const rootRoute = createRootRouteWithContext<RouterContext>()({});

/** Everything takes a session: whoever has none signs in at the employee app and comes back here. */
export const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  beforeLoad: ({ context: { services }, location }) => {
    const { token, profile } = services.session.get();
    if (!token || !profile) throw redirect({ href: loginFrom(location.publicHref), reloadDocument: true, replace: true });
  },
});
