import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconDevices } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { sesionesSearch } from './search.ts';

const sesionesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/sesiones',
  validateSearch: sesionesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/sesiones-screen.tsx')), 'SesionesScreen'),
});

export const sesiones = feature({
  routes: [sesionesRoute],
  menu: [{ path: '/sesiones', tabOf: '/empresa', key: 'intranet.menu.sesiones', icon: IconDevices }],
});
