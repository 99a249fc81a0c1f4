import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const inicioRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/inicio/screens/inicio-screen.tsx')), 'InicioScreen'),
});
