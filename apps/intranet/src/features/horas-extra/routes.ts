import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconClockPlus } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { horasExtraSearch } from './search.ts';

const horasExtraRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/horas-extra',
  validateSearch: horasExtraSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/horas-extra-screen.tsx')), 'HorasExtraScreen'),
});

export const horasExtra = feature({
  routes: [horasExtraRoute],
  menu: [{ path: '/horas-extra', tabOf: '/excesos', key: 'menu.entradas.horas-extra', icon: IconClockPlus, modulo: 'horas-extra' }],
});
