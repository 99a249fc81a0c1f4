import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf } from '@jornada/web/search-params.ts';
import { linkSecret } from '../../shared/link-search.ts';
import { rootRoute } from '../../shared/parents.ts';

export const linkSearch = searchOf({ token: linkSecret });

const registroRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registro',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/registro-screen.tsx')), 'RegistroScreen'),
});

const completado = () => loadChunk(() => import('./screens/completado-screen.tsx'));

const completadoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registro-completado',
  validateSearch: linkSearch,
  component: lazyRouteComponent(completado, 'RegistroCompletadoScreen'),
});

const completadoMovilRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registro-completado-movil',
  validateSearch: linkSearch,
  component: lazyRouteComponent(completado, 'RegistroCompletadoMovilScreen'),
});

export const registroRoutes = [registroRoute, completadoRoute, completadoMovilRoute];
