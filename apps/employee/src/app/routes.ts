import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { bandejaRoutes } from '../features/bandeja/routes.ts';
import { configuracionRoutes } from '../features/configuracion/routes.ts';
import { contactoRoutes } from '../features/contacto/routes.ts';
import { finJornadaRoutes } from '../features/fin-jornada/routes.ts';
import { homeRoutes } from '../features/home/routes.ts';
import { loginRoutes } from '../features/login/routes.ts';
import { logsRoutes } from '../features/logs/routes.ts';
import { privacidadRoutes } from '../features/privacidad/routes.ts';
import { recoveryRoutes } from '../features/recovery/routes.ts';
import { registroRoutes } from '../features/registro/routes.ts';
import { registrosRoutes } from '../features/registros/routes.ts';
import { resumenRoutes } from '../features/resumen/routes.ts';
import { updateRoutes } from '../features/update/routes.ts';
import { rootRoute, sessionRoute, shellRoute } from '../shared/parents.ts';
import { indexRoute, signinRoute } from './first-routes.ts';
import { Root } from './root.tsx';
import { laterRoutes, unknownRoute, viewRoutes } from './without-screen.ts';

rootRoute.update({ component: Root });
shellRoute.update({ component: lazyRouteComponent(() => loadChunk(() => import('./shell/employee-shell.tsx')), 'EmployeeShell') });

/** What takes a session. A new feature is one line here. */
const signedIn = sessionRoute.addChildren([
  ...homeRoutes,
  ...finJornadaRoutes,
  ...registrosRoutes,
  ...resumenRoutes,
  ...bandejaRoutes,
  ...contactoRoutes,
  ...logsRoutes,
  ...configuracionRoutes,
  ...laterRoutes,
  ...viewRoutes,
]);

/** Every address of the app. What a feature has of them is said in its own `routes.ts`. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  signinRoute,
  ...loginRoutes,
  ...recoveryRoutes,
  ...registroRoutes,
  ...updateRoutes,
  shellRoute.addChildren([...privacidadRoutes, unknownRoute, signedIn]),
]);
