import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const personasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/personas',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/personas/screens/personas-screen.tsx')), 'PersonasScreen'),
});

export const importarRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/personas/importar',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/personas/screens/importar-screen.tsx')), 'ImportarScreen'),
});
