import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath } from '../menu.ts';
import { isOfIntranet } from '../settings.ts';
import { FIRST_PAGE, readRemembered } from '../../shared/remembered.ts';
import { loginSearch } from '../search.ts';
import { rootRoute, shellRoute } from './parents.ts';

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

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: ({ context: { services, hasScreen }, search }) => {
    const session = services.session.get();
    const { volver } = search;
    if (!session.token || !session.profile) {
      // By whatever way the first admin of a new company comes to the door, it leads to where the company begins.
      if (volver === undefined && readRemembered(services.storage)?.isNew)
        throw redirect({ to: '/login', search: { ...search, volver: FIRST_PAGE }, replace: true });
      return;
    }
    // The intranet is an app of its own, behind the same door.
    if (volver && isOfIntranet(volver)) throw redirect({ href: volver, reloadDocument: true, replace: true });
    throw redirect({ to: volver ?? firstPath(session, hasScreen), replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/login/screens/login-screen.tsx')), 'LoginScreen'),
});

export const privacidadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/privacidad',
  component: lazyRouteComponent(
    () => loadChunk(() => import('../../features/privacidad/screens/privacidad-screen.tsx')),
    'PrivacidadScreen',
  ),
});
