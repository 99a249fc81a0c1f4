import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconMapPin } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { centrosSearch } from './search.ts';

const centrosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/centros',
  staticData: { cosa: 'centro' },
  validateSearch: centrosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/centros-screen.tsx')), 'CentrosScreen'),
});

export const centros = feature({
  routes: [centrosRoute],
  menu: [{ path: '/centros', group: 'sedes', theme: 'intranet.menu.centros-y-salas', key: 'intranet.menu.centros', icon: IconMapPin }],
});
