import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const centrosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/centros',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/centros/screens/centros-screen.tsx')), 'CentrosScreen'),
});
