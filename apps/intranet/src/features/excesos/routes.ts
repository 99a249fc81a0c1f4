import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconHourglass } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { excesosSearch } from './search.ts';

const excesosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/excesos',
  validateSearch: excesosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/excesos-screen.tsx')), 'ExcesosScreen'),
});

export const excesos = feature({
  routes: [excesosRoute],
  menu: [{ path: '/excesos', group: 'tiempo', theme: 'intranet.menu.horas', key: 'intranet.menu.excesos', icon: IconHourglass }],
});
