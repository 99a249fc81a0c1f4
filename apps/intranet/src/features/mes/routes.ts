import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconCalendarMonth, IconLock } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { cierresSearch, mesSearch } from './search.ts';

const mesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/mes',
  validateSearch: mesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/mes-screen.tsx')), 'MesScreen'),
});

const cierresRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/cierres',
  validateSearch: cierresSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/cierres-screen.tsx')), 'CierresScreen'),
});

export const mes = feature({
  routes: [mesRoute, cierresRoute],
  menu: [
    { path: '/mes', group: 'tiempo', key: 'intranet.menu.mes', icon: IconCalendarMonth, equipo: true },
    { path: '/cierres', tabOf: '/mes', key: 'intranet.menu.cierres', icon: IconLock },
  ],
});
