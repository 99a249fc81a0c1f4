import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconFiles, IconFileSearch, IconList } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { documentosSearch, repartosSearch, tiposDocumentoSearch } from './search.ts';

const documentosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentos',
  staticData: { cosa: 'documento' },
  validateSearch: documentosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/documentos-screen.tsx')), 'DocumentosScreen'),
});

const repartosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentos/repartos',
  staticData: { cosa: 'reparto' },
  validateSearch: repartosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/repartos-screen.tsx')), 'RepartosScreen'),
});

const tiposRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentos/tipos',
  staticData: { cosa: 'tipo-documento' },
  validateSearch: tiposDocumentoSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/tipos-documento-screen.tsx')), 'TiposDocumentoScreen'),
});

export const documentos = feature({
  routes: [documentosRoute, repartosRoute, tiposRoute],
  menu: [
    {
      path: '/documentos',
      group: 'documentos',
      theme: 'documentos.titulo',
      key: 'documentos.partes.documentos',
      icon: IconFiles,
      equipo: true,
    },
    { path: '/documentos/repartos', tabOf: '/documentos', key: 'documentos.partes.repartos', icon: IconFileSearch },
    { path: '/documentos/tipos', tabOf: '/documentos', key: 'documentos.partes.tipos', icon: IconList },
  ],
});
