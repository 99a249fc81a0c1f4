import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const contactoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/contacto',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/contacto/screens/contacto-screen.tsx')), 'ContactoScreen'),
});
