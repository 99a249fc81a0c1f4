import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconDoor } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { reservasSearch } from './search.ts';

const reservasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/reservas',
  staticData: { cosa: 'sala' },
  validateSearch: reservasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/salas-screen.tsx')), 'SalasScreen'),
});

export const reservas = feature({
  routes: [reservasRoute],
  menu: [{ path: '/reservas', tabOf: '/centros', key: 'reservas.gestion.titulo', icon: IconDoor, modulo: 'reservas' }],
});
