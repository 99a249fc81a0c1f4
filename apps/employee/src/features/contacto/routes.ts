import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from '../../shared/parents.ts';

const contactoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/contacto',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/contacto-screen.tsx')), 'ContactoScreen'),
});

export const contactoRoutes = [contactoRoute];
