import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { day, searchOf, whole } from '@jornada/web/search-params.ts';
import { hasModule, onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { FORM_SEARCH, LIST_SEARCH, viewOptions } from '../../shared/solicitudes/request-routes.ts';

const horasExtraSearch = searchOf({ ...LIST_SEARCH });
const guard = onlyWithModule('horas-extra');
/** Also the day and the minutes of a new one, from the record. */
const formSearch = searchOf({ ...FORM_SEARCH, fecha: day, minutos: whole({ least: 1, most: 1440 }) });

/** The overtime of a year, and the pages above it: the open request, the form, and the choice above the form. */
const horasExtraRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'horas-extra',
  validateSearch: horasExtraSearch,
  loaderDeps: ({ search: { ano } }) => ({ ano }),
  loader: async ({ context, deps }) => {
    if (hasModule(context, 'horas-extra')) (await loadChunk(() => import('./api.ts'))).preloadHorasExtra(context.services, deps.ano);
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/horas-extra-screen.tsx')), 'HorasExtraScreen'),
});
const listRoute = createRoute({ getParentRoute: () => horasExtraRoute, path: '/horas-extra-list', beforeLoad: guard });
const viewRoute = createRoute({
  getParentRoute: () => horasExtraRoute,
  path: '/horas-extra-view/$id',
  ...viewOptions('horas-extra', async () => (await import('./components/extra-parts.tsx')).EXTRA),
});
/** The form stays as it is while one chooses above it. */
const askRoute = createRoute({
  getParentRoute: () => horasExtraRoute,
  id: 'pedir',
  validateSearch: formSearch,
  beforeLoad: guard,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/extra-form.tsx')), 'ExtraForm'),
});
const formRoute = createRoute({ getParentRoute: () => askRoute, path: '/horas-extra-form' });
const modalRoute = createRoute({
  getParentRoute: () => askRoute,
  path: '/horas-extra-modal',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/extra-chooser.tsx')), 'ExtraChooser'),
});

export const horasExtraRoutes = [horasExtraRoute.addChildren([listRoute, viewRoute, askRoute.addChildren([formRoute, modalRoute])])];
