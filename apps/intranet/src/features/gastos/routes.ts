import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconReceiptEuro } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { gastosSearch } from './search.ts';

const gastosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/gastos',
  validateSearch: gastosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/gastos-screen.tsx')), 'GastosScreen'),
});

export const gastos = feature({
  routes: [gastosRoute],
  menu: [{ path: '/gastos', group: 'solicitudes', key: 'menu.entradas.gastos', icon: IconReceiptEuro, modulo: 'gastos' }],
});
