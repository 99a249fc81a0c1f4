import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf, oneOf, whole } from '@jornada/web/search-params.ts';
import { onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { FILTERS } from './model/filters.ts';

const solicitudesSearch = searchOf({
  ano: whole({ least: 2000, most: 2100 }),
  filtro: oneOf(...FILTERS),
  /** The request that is open beside the list. */
  ver: whole({ least: 1 }),
});

const solicitudesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/solicitudes',
  validateSearch: solicitudesSearch,
  beforeLoad: onlyWithModule(),
  loaderDeps: ({ search: { ano } }) => ({ ano }),
  loader: async ({ context: { services }, deps }) => (await loadChunk(() => import('./api.ts'))).preloadSolicitudes(services, deps.ano),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/solicitudes-screen.tsx')), 'SolicitudesScreen'),
});

export const solicitudesRoutes = [solicitudesRoute];
