import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconBell, IconUserShare } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { PendingBadge } from './components/pending-badge.tsx';
import { bandejaSearch, quienDecideSearch } from './search.ts';

const bandejaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja',
  validateSearch: bandejaSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/bandeja-screen.tsx')), 'BandejaScreen'),
});
const cadenasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/solicitudes',
  validateSearch: quienDecideSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/quien-decide-screen.tsx')), 'QuienDecideScreen'),
});

export const solicitudes = feature({
  routes: [bandejaRoute, cadenasRoute],
  menu: [
    { path: '/bandeja', group: 'dia', key: 'intranet.menu.bandeja', icon: IconBell, equipo: true, Badge: PendingBadge },
    { path: '/solicitudes', tabOf: '/empresa', key: 'intranet.menu.quien-decide', icon: IconUserShare },
  ],
});
