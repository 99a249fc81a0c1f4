import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const festivosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/festivos',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/festivos/screens/festivos-screen.tsx')), 'FestivosScreen'),
});
