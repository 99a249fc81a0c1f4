import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconFileImport, IconPrinter, IconUsers } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { volver } from '../../shared/volver.ts';
import { searchOf, whole } from '@jornada/web/search-params.ts';
import { personasSearch } from './search.ts';

const personasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/personas',
  staticData: { cosa: 'persona' },
  validateSearch: personasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/personas-screen.tsx')), 'PersonasScreen'),
});

const importRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/personas/importar',
  validateSearch: searchOf({ volver }),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/import-screen.tsx')), 'ImportScreen'),
});

const sheetsRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/personas/hojas',
  validateSearch: searchOf({ persona: whole({ least: 1 }), volver }),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/sheets-screen.tsx')), 'SheetsScreen'),
});

export const personas = feature({
  routes: [personasRoute, importRoute, sheetsRoute],
  menu: [
    { path: '/personas', group: 'personas', key: 'intranet.menu.personas', icon: IconUsers },
    { path: '/personas/importar', tabOf: '/personas', key: 'intranet.menu.importar', icon: IconFileImport },
    { path: '/personas/hojas', tabOf: '/personas', key: 'personas.hojas.titulo', icon: IconPrinter },
  ],
});
