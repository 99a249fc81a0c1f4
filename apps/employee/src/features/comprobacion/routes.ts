import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { rootRoute } from '../../shared/parents.ts';

/** For everybody, with an account or without. */
const comprobacionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comprobar',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/comprobacion-screen.tsx')), 'ComprobacionScreen'),
});

export const comprobacionRoutes = [comprobacionRoute];
