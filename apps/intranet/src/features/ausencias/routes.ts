import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconCalendarOff } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { ausenciasSearch } from './search.ts';

const ausenciasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/ausencias',
  validateSearch: ausenciasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/ausencias-screen.tsx')), 'AusenciasScreen'),
});

export const ausencias = feature({
  routes: [ausenciasRoute],
  menu: [{ path: '/ausencias', group: 'dia', key: 'ausencias.titulo', icon: IconCalendarOff, equipo: true }],
});
