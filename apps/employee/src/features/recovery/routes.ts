import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf } from '@jornada/web/search-params.ts';
import { linkSecret } from '../../shared/link-search.ts';
import { rootRoute } from '../../shared/parents.ts';

const recoverySearch = searchOf({ token: linkSecret, invitacion: linkSecret });

const recoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recovery',
  validateSearch: recoverySearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/recovery-screen.tsx')), 'RecoveryScreen'),
});

export const recoveryRoutes = [recoveryRoute];
