import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { NotFound } from '../shared/errors/not-found.tsx';
import { VIEW_ROUTES } from './errors/view-routes.ts';
import { sessionRoute, shellRoute } from '../shared/parents.ts';

/** Pages of a single thing. The id 0 is nobody's: its message is of the kind of thing. Their screens are still to come. */
export const viewRoutes = VIEW_ROUTES.map(({ path, key }) =>
  createRoute({
    getParentRoute: () => sessionRoute,
    path,
    notFoundComponent: NotFound,
    loader: ({ params }) => {
      const isZero = Object.values(params).some((value) => Number(value) === 0);
      throw notFound({ data: { key: isZero ? key : 'pagina' } });
    },
  }),
);

/** Addresses that the specification gives, whose screens are still to come. */
const laterPages = () => loadChunk(() => import('./errors/later-page.tsx'));
const quioscoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/quiosco',
  notFoundComponent: NotFound,
  loader: ({ context: { services } }) => {
    if (!services.session.get().profile?.EsQuiosco) throw notFound({ data: { key: 'pagina' } });
  },
  component: lazyRouteComponent(laterPages, 'QuioscoLaterPage'),
});
export const laterRoutes = [quioscoRoute];

/** Whatever has no screen: it is said inside the frame, with the menu at hand. */
export const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  notFoundComponent: NotFound,
  loader: () => {
    throw notFound();
  },
});
