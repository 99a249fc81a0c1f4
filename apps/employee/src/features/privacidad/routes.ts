import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { shellRoute } from '../../shared/parents.ts';

const privacidadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/privacidad',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/privacidad-screen.tsx')), 'PrivacidadScreen'),
});

/** Open to everybody, inside the frame. */
export const privacidadRoutes = [privacidadRoute];
