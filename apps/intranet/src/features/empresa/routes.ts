import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconSettings } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { empresaSearch } from './search.ts';

const empresaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/empresa',
  validateSearch: empresaSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/empresa-screen.tsx')), 'EmpresaScreen'),
});

export const empresa = feature({
  routes: [empresaRoute],
  menu: [{ path: '/empresa', group: 'pie', theme: 'intranet.menu.ajustes', key: 'intranet.menu.empresa', icon: IconSettings }],
});
