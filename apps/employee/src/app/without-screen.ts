import { createRoute, notFound } from '@tanstack/react-router';
import { NotFound } from '../shared/errors/not-found.tsx';
import { VIEW_ROUTES } from './errors/view-routes.ts';
import { sessionRoute, shellRoute } from '../shared/parents.ts';

/** Pages of a single thing, which have no screens yet. For the id 0, which nothing has, the message names the kind of thing. */
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

/** An unknown address is reported inside the frame, with the menu. */
export const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  notFoundComponent: NotFound,
  loader: () => {
    throw notFound();
  },
});
