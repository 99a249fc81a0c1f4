import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconCertificate } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { permisosSearch } from './search.ts';

const permisosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/permisos',
  staticData: { cosa: 'familia' },
  validateSearch: permisosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/permisos-screen.tsx')), 'PermisosScreen'),
});

export const permisos = feature({
  routes: [permisosRoute],
  menu: [{ path: '/permisos', group: 'solicitudes', key: 'menu.entradas.permisos', icon: IconCertificate, modulo: 'permisos' }],
});
