import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconFileImport } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const importProjectsRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos/importar',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/import-projects-screen.tsx')), 'ImportProjectsScreen'),
});

export const proyectosImportar = feature({
  routes: [importProjectsRoute],
  menu: [{ path: '/proyectos/importar', tabOf: '/proyectos', key: 'intranet.menu.importar', icon: IconFileImport }],
});
