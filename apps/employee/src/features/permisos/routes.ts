import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { anyText, searchOf } from '@jornada/web/search-params.ts';
import { hasModule, onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { FORM_SEARCH, LIST_SEARCH, viewOptions } from '../../shared/solicitudes/request-routes.ts';

const permisosSearch = searchOf(LIST_SEARCH);
/** Also the kind of a new one, by its code. */
const formSearch = searchOf({ ...FORM_SEARCH, codigo: anyText });

const guard = onlyWithModule('permisos');

/** The permits of a year, and the pages above them: the open one, the kinds to choose from, and the form. */
const permisosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'permisos',
  validateSearch: permisosSearch,
  loaderDeps: ({ search: { ano } }) => ({ ano }),
  loader: async ({ context, deps }) => {
    if (hasModule(context, 'permisos')) (await loadChunk(() => import('./api.ts'))).preloadPermisos(context.services, deps.ano);
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/permisos-screen.tsx')), 'PermisosScreen'),
});
const listRoute = createRoute({ getParentRoute: () => permisosRoute, path: '/permisos-list', beforeLoad: guard });
const viewRoute = createRoute({
  getParentRoute: () => permisosRoute,
  path: '/permisos-view/$id',
  ...viewOptions('permisos', async () => (await import('./components/permisos-parts.tsx')).PERMISOS),
});
const modalRoute = createRoute({
  getParentRoute: () => permisosRoute,
  path: '/permisos-modal',
  beforeLoad: guard,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/permisos-modal.tsx')), 'PermisosModal'),
});
const formRoute = createRoute({
  getParentRoute: () => permisosRoute,
  path: '/permisos-form',
  validateSearch: formSearch,
  beforeLoad: ({ context, search: { id, codigo, ...search } }) => {
    guard({ context });
    // First of all one says which permit.
    if (id === undefined && codigo === undefined) throw redirect({ to: '/permisos-modal', search, replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/permisos-form.tsx')), 'PermisosForm'),
});

export const permisosRoutes = [permisosRoute.addChildren([listRoute, viewRoute, modalRoute, formRoute])];
