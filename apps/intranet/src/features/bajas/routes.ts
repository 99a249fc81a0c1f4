import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconStethoscope } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { bajasSearch } from './search.ts';

const bajasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bajas',
  validateSearch: bajasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/bajas-screen.tsx')), 'BajasScreen'),
});

export const bajas = feature({
  routes: [bajasRoute],
  menu: [{ path: '/bajas', group: 'solicitudes', key: 'menu.entradas.bajas', icon: IconStethoscope, modulo: 'bajas' }],
});
