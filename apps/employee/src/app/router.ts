import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '../shared/services.tsx';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { plainSearch } from '@jornada/web/plain-search.ts';
import { routeTree } from './routes.ts';

/** The screens by address. Tests give their own `history`. */
export function createAppRouter(services: Services, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { services, hasScreen: (path: string) => path in router.routesByPath },
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

export type AppRouter = ReturnType<typeof createAppRouter>;

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
