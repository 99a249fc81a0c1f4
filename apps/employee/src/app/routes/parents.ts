import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect, retainSearchParams } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { Services } from '../../shared/services.tsx';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { NotFound } from '../errors/not-found.tsx';
import type { HasScreen } from '../menu.ts';
import { Root } from '../root.tsx';
import { rootSearch } from '../search.ts';
import { SessionGate } from '@jornada/web/session-gate.tsx';

export type RouterContext = { services: Services; hasScreen: HasScreen };

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['debug'])] },
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: CrashPage,
});

/** The frame of the signed-in part. Pages inside say themselves whether they need a session. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyRouteComponent(() => loadChunk(() => import('../shell/employee-shell.tsx')), 'EmployeeShell'),
  notFoundComponent: NotFound,
  errorComponent: CrashPage,
});

/** Everything that takes a session: whoever has none signs in first and comes back here. */
export const sessionRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'session',
  component: SessionGate,
  notFoundComponent: NotFound,
  beforeLoad: ({ context: { services }, location }) => {
    const { token, profile } = services.session.get();
    if (!token || !profile) throw redirect({ to: '/login', search: { volver: location.href }, replace: true });
  },
});
