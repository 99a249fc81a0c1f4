import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { loadLinksAhead } from '@jornada/web/load-chunk.ts';
import { plainSearch } from '@jornada/web/plain-search.ts';
import type { WebServices } from '@jornada/web/services.tsx';
import { routeTree } from './routes.ts';
import { BASE } from '../shared/settings.ts';

/** The screens by address, below `/intranet`. `history` is given in tests. */
export function createAppRouter(services: WebServices, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: BASE,
    context: { services, hasScreen: (path: string) => path in router.routesByPath },
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

type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
