import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconLayoutBoard } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { cambiosSearch, necesidadesSearch, planSearch, puestosSearch } from './search.ts';

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

const puestosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/turnos/puestos',
  validateSearch: puestosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/puestos-screen.tsx')), 'PuestosScreen'),
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
  routes: [planRoute, cambiosRoute, ofrecidosRoute, necesidadesRoute, puestosRoute],
  menu: [
    {
      path: '/turnos',
      group: 'tiempo',
      key: 'intranet.menu.turnos',
      icon: IconLayoutBoard,
      equipo: true,
      within: ['/turnos/cambios', '/turnos/ofrecidos', '/turnos/necesidades', '/turnos/puestos'],
    },
  ],
});
