import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const departamentosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/departamentos',
  component: lazyRouteComponent(
    () => loadChunk(() => import('../../features/departamentos/screens/departamentos-screen.tsx')),
    'DepartamentosScreen',
  ),
});
