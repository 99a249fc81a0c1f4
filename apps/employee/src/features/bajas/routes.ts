import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf } from '@jornada/web/search-params.ts';
import { onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { FORM_SEARCH, LIST_SEARCH, viewOptions } from '../../shared/solicitudes/request-routes.ts';

const guard = onlyWithModule('bajas');

/** The list, and the pages above it: the open leave and the form. */
const bajasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'bajas',
  validateSearch: searchOf(LIST_SEARCH),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/bajas-screen.tsx')), 'BajasScreen'),
});
const listRoute = createRoute({ getParentRoute: () => bajasRoute, path: '/bajas-list', beforeLoad: guard });
const viewRoute = createRoute({
  getParentRoute: () => bajasRoute,
  path: '/bajas-view/$id',
  ...viewOptions('bajas', async () => (await import('./components/bajas-parts.tsx')).BAJAS),
});
const formRoute = createRoute({
  getParentRoute: () => bajasRoute,
  path: '/bajas-form',
  validateSearch: searchOf(FORM_SEARCH),
  beforeLoad: guard,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/bajas-form.tsx')), 'BajasForm'),
});

export const bajasRoutes = [bajasRoute.addChildren([listRoute, viewRoute, formRoute])];
