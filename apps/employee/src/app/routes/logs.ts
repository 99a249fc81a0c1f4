import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath, menuOf } from '../menu.ts';
import { sessionRoute } from './parents.ts';

export const logsRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/logs',
  // Only where the company has asked for logs.
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = services.session.get();
    if (!menuOf(session, hasScreen)?.logs) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('../../features/logs/screens/logs-screen.tsx')), 'LogsScreen'),
});
