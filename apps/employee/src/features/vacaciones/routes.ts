import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { ESTADOS_SOLICITUD } from '@jornada/domain/solicitudes/modelo.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { day, oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { hasModule, onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const vacacionesSearch = searchOf({
  ano: whole({ least: 2000, most: 2100 }),
  estado: oneOf(...ESTADOS_SOLICITUD),
  /** The balance as of this day. */
  en: day,
});
/** The request that is changed, or the first day of a new one. */
const formSearch = searchOf({ id: whole({ least: 1 }), desde: day });

const guard = onlyWithModule('vacaciones');
const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);

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
/** The open request. The screen draws it, beside the list or above it. */
const viewRoute = createRoute({
  getParentRoute: () => vacacionesRoute,
  path: '/vacaciones-view/$id',
  // An address of nothing says so to everybody.
  beforeLoad: ({ params: { id }, context }) => isId(id) && guard({ context }),
  loader: ({ params: { id } }) => {
    if (isId(id)) return;
    // Shown instead of the list, not above it.
    throw notFound({ data: { key: Number(id) === 0 ? 'solicitud' : 'pagina' }, routeId: sessionRoute.id });
  },
});
const formRoute = createRoute({
  getParentRoute: () => vacacionesRoute,
  path: '/vacaciones-form',
  validateSearch: formSearch,
  beforeLoad: guard,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/vacaciones-form.tsx')), 'VacacionesForm'),
});

export const vacacionesRoutes = [vacacionesRoute.addChildren([balanceRoute, listRoute, viewRoute, formRoute])];
