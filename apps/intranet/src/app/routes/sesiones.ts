import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const sesionesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/sesiones',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/sesiones/screens/sesiones-screen.tsx')), 'SesionesScreen'),
});
