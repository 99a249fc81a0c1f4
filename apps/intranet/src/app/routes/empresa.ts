import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from './parents.ts';

export const empresaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/empresa',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/empresa/screens/empresa-screen.tsx')), 'EmpresaScreen'),
});
