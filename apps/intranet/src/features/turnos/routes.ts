import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconLayoutBoard } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { cambiosSearch, necesidadesSearch, planSearch } from './search.ts';

const planRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/turnos',
  validateSearch: planSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/plan-screen.tsx')), 'PlanScreen'),
});

const necesidadesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/turnos/necesidades',
  validateSearch: necesidadesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/necesidades-screen.tsx')), 'NecesidadesScreen'),
});

const cambiosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/turnos/cambios',
  validateSearch: cambiosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/cambios-screen.tsx')), 'CambiosScreen'),
});

const ofrecidosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/turnos/ofrecidos',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/ofrecidos-screen.tsx')), 'OfrecidosScreen'),
});

export const turnos = feature({
  routes: [planRoute, cambiosRoute, ofrecidosRoute, necesidadesRoute],
  menu: [
    {
      path: '/turnos',
      group: 'tiempo',
      key: 'intranet.menu.turnos',
      icon: IconLayoutBoard,
      equipo: true,
      within: ['/turnos/cambios', '/turnos/ofrecidos', '/turnos/necesidades'],
    },
  ],
});
