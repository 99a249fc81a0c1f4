import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const bolsaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bolsa',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/bolsa/screens/bolsa-screen.tsx')), 'BolsaScreen'),
});
