import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconKey } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { accesoSearch } from './search.ts';

const accesoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/acceso',
  validateSearch: accesoSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/acceso-screen.tsx')), 'AccesoScreen'),
});

export const acceso = feature({
  routes: [accesoRoute],
  menu: [{ path: '/acceso', tabOf: '/empresa', key: 'intranet.menu.acceso', icon: IconKey }],
});
