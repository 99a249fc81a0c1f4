import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const accesoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/acceso',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/acceso/screens/acceso-screen.tsx')), 'AccesoScreen'),
});
