import { createRoute, notFound } from '@tanstack/react-router';
import { NotFound } from '../shared/errors/not-found.tsx';
import { shellRoute } from '../shared/parents.ts';

/** An unknown address is reported inside the frame, with the menu. */
export const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  notFoundComponent: NotFound,
  loader: () => {
    throw notFound();
  },
});
