import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf, textLike, whole } from '@jornada/web/search-params.ts';
import { hasModule, onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { FORM_SEARCH, LIST_SEARCH, viewOptions } from '../../shared/solicitudes/request-routes.ts';

const listSearch = searchOf({ ...LIST_SEARCH, mes: whole({ least: 1, most: 12 }) });
/** `borrador`: what was typed on this device and not sent yet. */
const formSearch = searchOf({ ...FORM_SEARCH, borrador: textLike(/^[0-9a-f-]{36}$/) });
/** The line of VAT that is changed, counted from 0; the one after the last: a new one. */
const lineSearch = searchOf({ linea: whole({ least: 0, most: 20 }) });

const guard = onlyWithModule('gastos');

/** Totals and list, and the pages above them: the open expense and the form. */
const gastosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'gastos',
  validateSearch: listSearch,
  loaderDeps: ({ search: { ano } }) => ({ ano }),
  loader: async ({ context, deps }) => {
    if (hasModule(context, 'gastos')) (await loadChunk(() => import('./api.ts'))).preloadGastos(context.services, deps.ano);
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/gastos-screen.tsx')), 'GastosScreen'),
});
const listRoute = createRoute({ getParentRoute: () => gastosRoute, path: '/gastos-list', beforeLoad: guard });
const viewRoute = createRoute({
  getParentRoute: () => gastosRoute,
  path: '/gastos-view/$id',
  ...viewOptions('gastos', async () => (await import('./components/gastos-parts.tsx')).GASTOS),
});
/** The form, and the pages above it, which change what is typed there. */
const formRoute = createRoute({
  getParentRoute: () => gastosRoute,
  id: 'formulario',
  validateSearch: formSearch,
  beforeLoad: guard,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/gastos-form.tsx')), 'GastosForm'),
});
const fieldsRoute = createRoute({ getParentRoute: () => formRoute, path: '/gastos-form' });
const lineRoute = createRoute({
  getParentRoute: () => formRoute,
  path: '/gastos-form-modal',
  validateSearch: lineSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/gastos-form-modal.tsx')), 'GastosFormModal'),
});
const projectsRoute = createRoute({
  getParentRoute: () => formRoute,
  path: '/gastos-proyectos-modal',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/gastos-proyectos-modal.tsx')), 'GastosProyectosModal'),
});

export const gastosRoutes = [
  gastosRoute.addChildren([listRoute, viewRoute, formRoute.addChildren([fieldsRoute, lineRoute, projectsRoute])]),
];
