import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import { loginRoutes } from '../features/login/routes.ts';
import { rootRoute } from '../shared/parents.ts';
import { Root } from './root.tsx';

rootRoute.update({ component: Root });

/** Any other address: the rest of them is fetched, and the same address asked for again. Who has no session and wants nothing else signs in. */
const beyond = (path: '/' | '$') =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ context: { services, openUp }, location: { pathname, href } }) => {
      const { token, profile } = services.session.get();
      if (pathname === '/' && !(token && profile)) throw redirect({ to: '/login', replace: true });
      await openUp();
      throw redirect({ href, replace: true });
    },
  });
const beyondRoutes = [beyond('/'), beyond('$')];

/** The one address that a log-in needs; all others are fetched with the first of them. */
export const doorTree = (): AnyRoute => rootRoute.addChildren([...loginRoutes, ...beyondRoutes]);
