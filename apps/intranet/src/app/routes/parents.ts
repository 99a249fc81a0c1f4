import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { WebServices } from '@jornada/web/services.tsx';
import { loginFrom } from '../leave.ts';
import type { HasScreen } from '../menu.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { Root } from '../root.tsx';

export type RouterContext = { services: WebServices; hasScreen: HasScreen };

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

/** Everything takes a session: whoever has none signs in at the employee app and comes back here. */
export const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  component: lazyRouteComponent(() => loadChunk(() => import('../shell/intranet-shell.tsx')), 'IntranetShell'),
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
  beforeLoad: ({ context: { services }, location }) => {
    const { token, profile } = services.session.get();
    if (!token || !profile) throw redirect({ href: loginFrom(location.publicHref), reloadDocument: true, replace: true });
  },
});
