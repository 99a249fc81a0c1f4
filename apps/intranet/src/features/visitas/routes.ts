import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconIdBadge2 } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { visitasSearch } from './search.ts';

const visitasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/visitas',
  validateSearch: visitasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/visitas-screen.tsx')), 'VisitasScreen'),
});

export const visitas = feature({
  routes: [visitasRoute],
  menu: [{ path: '/visitas', group: 'sedes', key: 'visitas.gestion.titulo', icon: IconIdBadge2, modulo: 'visitas' }],
});
