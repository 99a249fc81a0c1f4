import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { rootRoute } from './parents.ts';

// Open to everybody: a version that may not go on may not be able to sign in either.
export const updateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/update',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/update/screens/update-screen.tsx')), 'UpdateScreen'),
});
export const storeUpdateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/storeupdate',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/update/screens/storeupdate-screen.tsx')), 'StoreUpdateScreen'),
});
