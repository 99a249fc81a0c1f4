import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const auditoriaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/auditoria',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/auditoria/screens/auditoria-screen.tsx')), 'AuditoriaScreen'),
});
