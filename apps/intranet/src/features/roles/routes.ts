import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconBuilding } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { rolesSearch } from './search.ts';

const rolesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/roles',
  validateSearch: rolesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/roles-screen.tsx')), 'RolesScreen'),
});

export const roles = feature({
  routes: [rolesRoute],
  menu: [{ path: '/roles', tabOf: '/empresa', key: 'intranet.menu.roles', icon: IconBuilding }],
});
