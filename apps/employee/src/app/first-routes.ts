import { createRoute, redirect } from '@tanstack/react-router';
import { firstPath } from '../shared/menu.ts';
import { rootRoute } from '../shared/parents.ts';

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context: { services, hasScreen } }) => {
    throw redirect({ to: firstPath(services.session.get(), hasScreen), replace: true });
  },
});

/** The target of deep links. The link's content was taken at the start, so this page only leads to the first screen. */
export const signinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
