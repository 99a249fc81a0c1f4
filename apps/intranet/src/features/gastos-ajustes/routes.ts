import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconReceiptEuro } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { ajustesSearch } from './search.ts';

const ajustesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/gastos/ajustes',
  validateSearch: ajustesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/gastos-ajustes-screen.tsx')), 'GastosAjustesScreen'),
});

export const gastosAjustes = feature({
  routes: [ajustesRoute],
  menu: [{ path: '/gastos/ajustes', tabOf: '/gastos', key: 'intranet.menu.gastos-ajustes', icon: IconReceiptEuro, modulo: 'gastos' }],
});
