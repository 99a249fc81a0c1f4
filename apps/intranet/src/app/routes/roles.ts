import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const rolesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/roles',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/roles/screens/roles-screen.tsx')), 'RolesScreen'),
});
