import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const horariosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/horarios',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/horarios/screens/horarios-screen.tsx')), 'HorariosScreen'),
});
