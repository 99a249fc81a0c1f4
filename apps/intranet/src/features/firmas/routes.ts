import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconClipboardCheck } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { firmasSearch } from './search.ts';

const firmasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/firmas',
  validateSearch: firmasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/firmas-screen.tsx')), 'FirmasScreen'),
});

export const firmas = feature({
  routes: [firmasRoute],
  menu: [{ path: '/firmas', tabOf: '/mes', key: 'firmas.gestion.titulo', icon: IconClipboardCheck, equipo: true }],
});
