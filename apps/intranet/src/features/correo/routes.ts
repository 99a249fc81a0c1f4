import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconMail } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { correoSearch } from './search.ts';

const correoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/correo',
  validateSearch: correoSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/correo-screen.tsx')), 'CorreoScreen'),
});

export const correo = feature({
  routes: [correoRoute],
  menu: [{ path: '/correo', group: 'comunicar', key: 'intranet.menu.correo', icon: IconMail }],
});
