import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { day, searchOf } from '@jornada/web/search-params.ts';
import { hasModule, onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { FORM_SEARCH, LIST_SEARCH, viewOptions } from '../../shared/solicitudes/request-routes.ts';

const vacacionesSearch = searchOf({
  ...LIST_SEARCH,
  /** The balance as of this day. */
  en: day,
});
/** Also the first day of a new one. */
const formSearch = searchOf({ ...FORM_SEARCH, desde: day });

const guard = onlyWithModule('vacaciones');

/** Balance and list, and the pages above them: the open request and the form. */
const vacacionesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'vacaciones',
  validateSearch: vacacionesSearch,
  loaderDeps: ({ search: { ano } }) => ({ ano }),
  loader: async ({ context, deps }) => {
    if (hasModule(context, 'vacaciones')) (await loadChunk(() => import('./api.ts'))).preloadVacaciones(context.services, deps.ano);
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/vacaciones-screen.tsx')), 'VacacionesScreen'),
});
const balanceRoute = createRoute({ getParentRoute: () => vacacionesRoute, path: '/vacaciones', beforeLoad: guard });
const listRoute = createRoute({ getParentRoute: () => vacacionesRoute, path: '/vacaciones-list', beforeLoad: guard });
const viewRoute = createRoute({
  getParentRoute: () => vacacionesRoute,
  path: '/vacaciones-view/$id',
  ...viewOptions('vacaciones', async () => (await import('./components/vacaciones-parts.tsx')).VACACIONES),
});
const formRoute = createRoute({
  getParentRoute: () => vacacionesRoute,
  path: '/vacaciones-form',
  validateSearch: formSearch,
  beforeLoad: guard,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/vacaciones-form.tsx')), 'VacacionesForm'),
});

export const vacacionesRoutes = [vacacionesRoute.addChildren([balanceRoute, listRoute, viewRoute, formRoute])];
