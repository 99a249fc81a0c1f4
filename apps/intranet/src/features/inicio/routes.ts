import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconAlertTriangle, IconLayoutDashboard } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { hoySearch, incidenciasSearch } from './search.ts';

const inicioRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/',
  validateSearch: hoySearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/inicio-screen.tsx')), 'InicioScreen'),
});
const incidenciasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/incidencias',
  validateSearch: incidenciasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/incidencias-screen.tsx')), 'IncidenciasScreen'),
});

export const inicio = feature({
  routes: [inicioRoute, incidenciasRoute],
  menu: [
    { path: '/', group: 'dia', key: 'intranet.menu.hoy', icon: IconLayoutDashboard, equipo: true },
    { path: '/incidencias', group: 'dia', key: 'hoy.incidencias.titulo', icon: IconAlertTriangle, equipo: true },
  ],
});
