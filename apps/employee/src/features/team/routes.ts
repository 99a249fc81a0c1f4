import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { anyText, oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { onlyWith } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const teamRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/team',
  validateSearch: searchOf({
    departamentoId: whole({ least: 1 }),
    texto: anyText,
    quienes: oneOf('trabajando'),
    vista: oneOf('lista', 'organigrama'),
  }),
  beforeLoad: onlyWith('team'),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/team-screen.tsx')), 'TeamScreen'),
});

export const teamRoutes = [teamRoute];
