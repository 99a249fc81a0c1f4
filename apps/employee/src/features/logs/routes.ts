import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath, menuOf } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const logsRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/logs',
  // Only if the company has asked for logs.
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = services.session.get();
    if (!menuOf(session, hasScreen)?.logs) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/logs-screen.tsx')), 'LogsScreen'),
});

export const logsRoutes = [logsRoute];
