import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconFileImport, IconUsers } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { personasSearch } from './search.ts';

const personasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/personas',
  validateSearch: personasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/personas-screen.tsx')), 'PersonasScreen'),
});

const importarRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/personas/importar',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/importar-screen.tsx')), 'ImportarScreen'),
});

export const personas = feature({
  routes: [personasRoute, importarRoute],
  menu: [
    { path: '/personas', group: 'gente', key: 'intranet.menu.personas', icon: IconUsers },
    { path: '/personas/importar', group: 'gente', key: 'intranet.menu.importar', icon: IconFileImport },
  ],
});
