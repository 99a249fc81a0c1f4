import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconUserHeart } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { modelo145Search } from './search.ts';

const modelo145Route = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/modelo145',
  validateSearch: modelo145Search,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/modelo145-screen.tsx')), 'Modelo145Screen'),
});

export const modelo145 = feature({
  routes: [modelo145Route],
  menu: [{ path: '/modelo145', group: 'documentos', key: 'modelo145.gestion.titulo', icon: IconUserHeart }],
});
