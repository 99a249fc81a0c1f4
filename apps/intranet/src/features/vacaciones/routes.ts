import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconBeach } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { vacacionesSearch } from './search.ts';

const vacacionesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/vacaciones',
  validateSearch: vacacionesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/vacaciones-screen.tsx')), 'VacacionesScreen'),
});

export const vacaciones = feature({
  routes: [vacacionesRoute],
  menu: [{ path: '/vacaciones', group: 'solicitudes', key: 'menu.entradas.vacaciones', icon: IconBeach, modulo: 'vacaciones' }],
});
