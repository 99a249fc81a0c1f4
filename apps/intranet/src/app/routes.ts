import { lazyRouteComponent } from '@tanstack/react-router';
import { CrashPage } from '@jornada/web/crash-page.tsx';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { rootRoute, sessionRoute } from '../shared/parents.ts';
import { FEATURES } from './features.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Root } from './root.tsx';

rootRoute.update({ component: Root, notFoundComponent: NotFoundPage, errorComponent: CrashPage });
sessionRoute.update({
  component: lazyRouteComponent(() => loadChunk(() => import('./shell/intranet-shell.tsx')), 'IntranetShell'),
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

type AnyOfThem = (typeof FEATURES)[number]['routes'][number];

/** All addresses of the intranet. Each feature declares its own in its `routes.ts`. */
export const routeTree = rootRoute.addChildren([sessionRoute.addChildren(FEATURES.flatMap<AnyOfThem>(({ routes }) => routes))]);
