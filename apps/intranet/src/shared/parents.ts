import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { WebServices } from '@jornada/web/services.tsx';
import { loginFrom } from './leave.ts';

/** Whether a path has a screen. */
export type HasIntranetScreen = (path: string) => boolean;
type RouterContext = { services: WebServices; hasScreen: HasIntranetScreen };

// The parent routes of features. The app sets their components (`app/routes.ts`).

export const rootRoute = createRootRouteWithContext<RouterContext>()({});

/** Everything needs a session. Other people sign in at the employee app and then come back. */
export const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  beforeLoad: ({ context: { services }, location }) => {
    const { token, profile } = services.session.get();
    if (!token || !profile) throw redirect({ href: loginFrom(location.publicHref), reloadDocument: true, replace: true });
  },
});
