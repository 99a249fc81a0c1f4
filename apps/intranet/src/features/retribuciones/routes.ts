import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconCash } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { retribucionesSearch } from './search.ts';

const retribucionesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/retribuciones',
  validateSearch: retribucionesSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/retribuciones-screen.tsx')), 'RetribucionesScreen'),
});
const importRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/retribuciones/importar',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/import-pay-screen.tsx')), 'ImportPayScreen'),
});

export const retribuciones = feature({
  routes: [retribucionesRoute, importRoute],
  menu: [{ path: '/retribuciones', group: 'documentos', key: 'retribuciones.titulo', icon: IconCash, within: ['/retribuciones/importar'] }],
});
