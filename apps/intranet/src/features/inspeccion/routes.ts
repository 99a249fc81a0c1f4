import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconShieldCheck } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { salaSearch } from './search.ts';

const inspeccionRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/inspeccion',
  validateSearch: salaSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/sala-screen.tsx')), 'SalaScreen'),
});

export const inspeccion = feature({
  routes: [inspeccionRoute],
  menu: [{ path: '/inspeccion', group: 'dia', key: 'inspeccion.titulo', icon: IconShieldCheck, isForGuests: true }],
});
