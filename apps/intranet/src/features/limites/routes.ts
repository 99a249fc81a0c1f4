import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconClockExclamation } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { limitesSearch } from './search.ts';

const limitesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/limites',
  validateSearch: limitesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/limites-screen.tsx')), 'LimitesScreen'),
});

export const limites = feature({
  routes: [limitesRoute],
  menu: [{ path: '/limites', group: 'tiempo', key: 'intranet.menu.limites', icon: IconClockExclamation }],
});
