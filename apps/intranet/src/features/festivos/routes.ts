import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconFlag } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { festivosSearch } from './search.ts';

const festivosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/festivos',
  validateSearch: festivosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/festivos-screen.tsx')), 'FestivosScreen'),
});

export const festivos = feature({
  routes: [festivosRoute],
  menu: [{ path: '/festivos', group: 'tiempo', key: 'intranet.menu.festivos', icon: IconFlag }],
});
