import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconListCheck } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const stepsRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/primeros-pasos',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/steps-screen.tsx')), 'StepsScreen'),
});

export const primerosPasos = feature({
  routes: [stepsRoute],
  menu: [{ path: '/primeros-pasos', tabOf: '/empresa', key: 'primeros-pasos.titulo', icon: IconListCheck }],
});
