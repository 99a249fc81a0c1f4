import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf, textLike } from '@jornada/web/search-params.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** `clave`: the relative that is changed; without it a new one. */
const relativeSearch = searchOf({ clave: textLike(/^[a-zA-Z0-9-]{1,40}$/) });

/** The form, and the pages of relatives above it, which change what is filled in there. */
const formRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'modelo145-formulario',
  staticData: { pin: true },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/modelo145-screen.tsx')), 'Modelo145Screen'),
});
const plainRoute = createRoute({ getParentRoute: () => formRoute, path: '/modelo145' });
const childRoute = createRoute({
  getParentRoute: () => formRoute,
  path: '/hijo-usuario',
  validateSearch: relativeSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/hijo-usuario.tsx')), 'HijoUsuario'),
});
const elderRoute = createRoute({
  getParentRoute: () => formRoute,
  path: '/ascendiente-usuario',
  validateSearch: relativeSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/ascendiente-usuario.tsx')), 'AscendienteUsuario'),
});

export const modelo145Routes = [formRoute.addChildren([plainRoute, childRoute, elderRoute])];
