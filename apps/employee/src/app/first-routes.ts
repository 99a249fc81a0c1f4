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

/** Where deep links lead. What they bring has been taken at the start; without anything it is another way to the first screen. */
export const signinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
