import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconLock } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { cierresSearch } from './search.ts';

const cierresRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/cierres',
  validateSearch: cierresSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/cierres-screen.tsx')), 'CierresScreen'),
});

export const cierres = feature({
  routes: [cierresRoute],
  menu: [{ path: '/cierres', group: 'tiempo', key: 'intranet.menu.cierres', icon: IconLock }],
});
