import { indexRoute, loginRoute, privacidadRoute, signinRoute } from './routes/access.ts';
import { bandejaRoutes } from './routes/bandeja.ts';
import { completadoMovilRoute, completadoRoute, contactoRoute, recoveryRoute, registroRoute } from './routes/entry.ts';
import { configuracionRoutes } from './routes/configuracion.ts';
import { finJornadaRoutes } from './routes/fin-jornada.ts';
import { homeRoutes } from './routes/home.ts';
import { logsRoute } from './routes/logs.ts';
import { rootRoute, sessionRoute, shellRoute } from './routes/parents.ts';
import { registrosRoutes } from './routes/registros.ts';
import { resumenRoutes } from './routes/resumen.ts';
import { storeUpdateRoute, updateRoute } from './routes/update.ts';
import { laterRoutes, unknownRoute, viewRoutes } from './routes/without-screen.ts';

export type { RouterContext } from './routes/parents.ts';

/** Every address of the app. A feature's own lie in `routes/`, in its file. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  signinRoute,
  loginRoute,
  recoveryRoute,
  registroRoute,
  completadoRoute,
  completadoMovilRoute,
  updateRoute,
  storeUpdateRoute,
  shellRoute.addChildren([
    privacidadRoute,
    unknownRoute,
    sessionRoute.addChildren([
      homeRoutes,
      ...finJornadaRoutes,
      registrosRoutes,
      resumenRoutes,
      bandejaRoutes,
      contactoRoute,
      logsRoute,
      configuracionRoutes,
      ...laterRoutes,
      ...viewRoutes,
    ]),
  ]),
]);
