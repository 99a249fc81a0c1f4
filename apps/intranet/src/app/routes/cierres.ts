import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const cierresRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/cierres',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/cierres/screens/cierres-screen.tsx')), 'CierresScreen'),
});
