import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconArchive } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { exportesSearch } from './search.ts';

const exportesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/exportes',
  validateSearch: exportesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/exportes-screen.tsx')), 'ExportesScreen'),
});

export const exportes = feature({
  routes: [exportesRoute],
  menu: [{ path: '/exportes', group: 'pie', theme: 'intranet.menu.exportar', key: 'exportes.titulo', icon: IconArchive }],
});
