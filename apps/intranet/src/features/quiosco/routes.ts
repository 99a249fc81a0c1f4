import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconDeviceTablet, IconKey } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { identidadesSearch, quioscosSearch } from './search.ts';

const quioscosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/quioscos',
  validateSearch: quioscosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/quioscos-screen.tsx')), 'QuioscosScreen'),
});

const identidadesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/quioscos/pins',
  validateSearch: identidadesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/identidades-screen.tsx')), 'IdentidadesScreen'),
});

export const quiosco = feature({
  routes: [quioscosRoute, identidadesRoute],
  menu: [
    { path: '/quioscos', group: 'sedes', key: 'quiosco.gestion.titulo', icon: IconDeviceTablet },
    { path: '/quioscos/pins', tabOf: '/quioscos', key: 'quiosco.identidad.titulo', icon: IconKey },
  ],
});
