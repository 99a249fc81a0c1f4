import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const correoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/correo',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/correo/screens/correo-screen.tsx')), 'CorreoScreen'),
});
