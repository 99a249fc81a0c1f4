import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { comprobacionRoutes } from '../features/comprobacion/routes.ts';
import { loginRoutes } from '../features/login/routes.ts';
import { privacidadRoutes } from '../features/privacidad/routes.ts';
import { quioscoRoutes } from '../features/quiosco/routes.ts';
import { recoveryRoutes } from '../features/recovery/routes.ts';
import { registroRoutes } from '../features/registro/routes.ts';
import { updateRoutes } from '../features/update/routes.ts';
import { visitorRoutes } from '../features/visitas/routes.ts';
import { SessionPages } from '../shared/pin-visit/session-pages.tsx';
import { rootRoute, sessionRoute, shellRoute } from '../shared/parents.ts';
import { indexRoute, signinRoute } from './first-routes.ts';
import { Root } from './root.tsx';
import * as features from './session-routes.ts';
import { unknownRoute } from './without-screen.ts';

rootRoute.update({ component: Root });
sessionRoute.update({ component: SessionPages });
shellRoute.update({ component: lazyRouteComponent(() => loadChunk(() => import('./shell/employee-shell.tsx')), 'EmployeeShell') });

type AnyOfThem = (typeof features)[keyof typeof features][number];

/** Routes that need a session. */
const signedIn = sessionRoute.addChildren(Object.values(features).flatMap<AnyOfThem>((routes) => routes));

/** All addresses of the app. Each feature declares its own in its `routes.ts`. */
export const routeTree = () =>
  rootRoute.addChildren([
    indexRoute,
    signinRoute,
    ...comprobacionRoutes,
    ...loginRoutes,
    ...quioscoRoutes,
    ...recoveryRoutes,
    ...registroRoutes,
    ...updateRoutes,
    ...visitorRoutes,
    shellRoute.addChildren([...privacidadRoutes, unknownRoute, signedIn]),
  ]);

export type RouteTree = ReturnType<typeof routeTree>;
