import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import { loginRoutes } from '../features/login/routes.ts';
import { rootRoute } from '../shared/parents.ts';
import { Root } from './root.tsx';

rootRoute.update({ component: Root });

/**
 * Any other address: loads the other routes and then opens the same address. A person without a session who wants nothing else is
 * led to the log-in.
 */
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

/** The only routes that a log-in needs. All others are loaded with the first of them. */
export const doorTree = (): AnyRoute => rootRoute.addChildren([...loginRoutes, ...beyondRoutes]);
