import { createRouter, type AnyRoute, type Router, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '../shared/services.tsx';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { loadChunk, loadLinksAhead } from '@jornada/web/load-chunk.ts';
import { plainSearch } from '@jornada/web/plain-search.ts';
import { doorTree } from './door-routes.ts';
import type { RouteTree } from './routes.ts';

const loadRoutes = () => loadChunk(() => import('./routes.ts'));

/** The routes that a start needs: those before the log-in, or all of them if somebody is signed in. */
export async function firstTree({ session }: Pick<Services, 'session'>): Promise<AnyRoute> {
  const { token, profile } = session.get();
  return token && profile ? (await loadRoutes()).routeTree() : doorTree();
}

/**
 * The screens by address. For the types all routes exist; missing ones are loaded before they are shown. `history` is for tests.
 */
export function createAppRouter(services: Services, first: AnyRoute, history?: RouterHistory): AppRouter {
  const openUp = async (): Promise<void> => {
    if ('/home' in router.routesByPath) return;
    (await loadRoutes()).routeTree();
    router.setRoutes(router.buildRouteTree());
  };
  const router: AppRouter = createRouter<RouteTree>({
    routeTree: first,
    context: { services, openUp, hasScreen: (path: string) => path in router.routesByPath },
    ...(history ? { history } : {}),
    ...plainSearch,
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    scrollRestoration: true,
  });
  loadLinksAhead(router);
  return router;
}

export type AppRouter = Router<RouteTree>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** The user name at the log-in after a person has set their password. */
    userName?: string;
    /** Whether the person has already agreed on the page before. */
    confirma?: true;
  }
}
