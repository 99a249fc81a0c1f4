import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconFolder } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { proyectosSearch } from './search.ts';

const proyectosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos',
  staticData: { cosa: 'proyecto' },
  validateSearch: proyectosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/proyectos-screen.tsx')), 'ProyectosScreen'),
});

export const proyectos = feature({
  routes: [proyectosRoute],
  menu: [{ path: '/proyectos', group: 'tiempo', key: 'intranet.menu.proyectos', icon: IconFolder, equipo: true }],
});
