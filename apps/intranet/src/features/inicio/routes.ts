import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconLayoutDashboard } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const inicioRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/inicio-screen.tsx')), 'InicioScreen'),
});

export const inicio = feature({
  routes: [inicioRoute],
  menu: [{ path: '/', group: 'hoy', key: 'intranet.menu.hoy', icon: IconLayoutDashboard }],
});
