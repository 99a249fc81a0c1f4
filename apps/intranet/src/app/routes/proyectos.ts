import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const proyectosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/proyectos/screens/proyectos-screen.tsx')), 'ProyectosScreen'),
});
