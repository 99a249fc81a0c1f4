import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconHistory } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { auditoriaSearch } from './search.ts';

const auditoriaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/auditoria',
  validateSearch: auditoriaSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/auditoria-screen.tsx')), 'AuditoriaScreen'),
});

export const auditoria = feature({
  routes: [auditoriaRoute],
  menu: [{ path: '/auditoria', tabOf: '/empresa', key: 'intranet.menu.auditoria', icon: IconHistory }],
});
