import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconCalendarClock } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const horariosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/horarios',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/horarios-screen.tsx')), 'HorariosScreen'),
});

export const horarios = feature({
  routes: [horariosRoute],
  menu: [{ path: '/horarios', group: 'lugares', key: 'intranet.menu.horarios', icon: IconCalendarClock }],
});
