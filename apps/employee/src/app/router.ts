import { createRouter, type AnyRoute, type Router, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '../shared/services.tsx';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { plainSearch } from '@jornada/web/plain-search.ts';
import { doorTree } from './door-routes.ts';
import type { RouteTree } from './routes.ts';

const loadRoutes = () => loadChunk(() => import('./routes.ts'));

/** The addresses that a start needs: those of the door, and all of them where somebody is signed in. */
export async function firstTree({ session }: Pick<Services, 'session'>): Promise<AnyRoute> {
  const { token, profile } = session.get();
  return token && profile ? (await loadRoutes()).routeTree() : doorTree();
}

/** The screens by address. To the types all of them are there: what is missing at first comes before anything is shown of it. `history` is given in tests. */
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
  return router;
}

export type AppRouter = Router<RouteTree>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** Whose log-in it is, where somebody comes from having set their password. */
    userName?: string;
    /** Whether what the address opens has been agreed to on the page before. */
    confirma?: true;
  }
}
