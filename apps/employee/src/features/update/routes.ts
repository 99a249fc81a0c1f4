import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { rootRoute } from '../../shared/parents.ts';

// Open to everybody, because an app that is too old may not be able to sign in either.
const updateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/update',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/update-screen.tsx')), 'UpdateScreen'),
});
const storeUpdateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/storeupdate',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/storeupdate-screen.tsx')), 'StoreUpdateScreen'),
});

export const updateRoutes = [updateRoute, storeUpdateRoute];
