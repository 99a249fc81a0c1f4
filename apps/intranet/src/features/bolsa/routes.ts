import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconPigMoney } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { bolsaSearch } from './search.ts';

const bolsaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bolsa',
  validateSearch: bolsaSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/bolsa-screen.tsx')), 'BolsaScreen'),
});

export const bolsa = feature({
  routes: [bolsaRoute],
  menu: [{ path: '/bolsa', tabOf: '/excesos', key: 'intranet.menu.bolsa', icon: IconPigMoney }],
});
