import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { linkSearch, recoverySearch } from '../search.ts';
import { rootRoute, sessionRoute } from './parents.ts';

export const recoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recovery',
  validateSearch: recoverySearch,
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/recovery/screens/recovery-screen.tsx')), 'RecoveryScreen'),
});

export const registroRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registro',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/registro/screens/registro-screen.tsx')), 'RegistroScreen'),
});

const completado = () => loadChunk(() => import('../../features/registro/screens/completado-screen.tsx'));

export const completadoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registro-completado',
  validateSearch: linkSearch,
  component: lazyRouteComponent(completado, 'RegistroCompletadoScreen'),
});

export const completadoMovilRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registro-completado-movil',
  validateSearch: linkSearch,
  component: lazyRouteComponent(completado, 'RegistroCompletadoMovilScreen'),
});

export const contactoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/contacto',
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/contacto/screens/contacto-screen.tsx')), 'ContactoScreen'),
});
