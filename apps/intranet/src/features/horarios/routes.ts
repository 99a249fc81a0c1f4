import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconCalendarClock } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { horariosSearch } from './search.ts';

const horariosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/horarios',
  staticData: { cosa: 'horario' },
  validateSearch: horariosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/horarios-screen.tsx')), 'HorariosScreen'),
});

export const horarios = feature({
  routes: [horariosRoute],
  menu: [{ path: '/horarios', group: 'tiempo', key: 'intranet.menu.horarios', icon: IconCalendarClock }],
});
