import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf, whole } from '@jornada/web/search-params.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** The months to confirm, one of them open. Without one in the address, the first that waits. */
const firmasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/firmas',
  validateSearch: searchOf({ ano: whole({ least: 2000, most: 2100 }), mes: whole({ least: 1, most: 12 }) }),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/firmas-screen.tsx')), 'FirmasScreen'),
});

export const firmasRoutes = [firmasRoute];
