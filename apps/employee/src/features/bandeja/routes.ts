import { asShown } from '@jornada/client';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath } from '../../shared/menu.ts';
import { hasBandeja } from '@jornada/domain/perfil/menu.ts';
import { CLASES_INCIDENCIA, ESTADOS_HOY, ESTADOS_INCIDENCIA } from '@jornada/domain/hoy/index.ts';
import { MODULOS_DECISION } from '@jornada/domain/solicitudes/modelo.ts';
import { day, oneOf, searchOf } from '@jornada/web/search-params.ts';
import { sessionRoute, type RouterContext } from '../../shared/parents.ts';

/** The part of the inbox that is shown. */
const bandejaSearch = searchOf({ estado: oneOf('por-responder', 'en-espera', 'resueltas') });

const porDecidirSearch = searchOf({ cuales: oneOf('empresa', 'decididas'), clase: oneOf(...MODULOS_DECISION), orden: oneOf('comienzo') });

const equipoSearch = searchOf({ dia: day, quienes: oneOf('todas') });

const hoySearch = searchOf({ estado: oneOf(...ESTADOS_HOY) });

const incidenciasSearch = searchOf({ estado: oneOf(...ESTADOS_INCIDENCIA), clase: oneOf(...CLASES_INCIDENCIA) });

/** Not for people in whose inbox nothing can wait. */
function onlyWithInbox({ context: { services, hasScreen } }: { context: RouterContext }): void {
  const session = asShown(services.session.get());
  if (!session.profile || !hasBandeja(session.profile)) throw redirect({ to: firstPath(session, hasScreen), replace: true });
}

const bandejaApi = () => loadChunk(() => import('./api.ts'));
const bandejaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja',
  validateSearch: bandejaSearch,
  beforeLoad: onlyWithInbox,
  loaderDeps: ({ search: { estado } }) => ({ estado }),
  loader: async ({ context: { services }, deps }) => (await bandejaApi()).preloadBandeja(services, deps.estado ?? 'por-responder'),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/bandeja-screen.tsx')), 'BandejaScreen'),
});
/** The open matter. The screen of the list draws it, too, beside itself or in its own place. */
const asuntoRoute = createRoute({ getParentRoute: () => bandejaRoute, path: '/$id' });

/** The requests of others that wait for the person's decision. */
const porDecidirRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja/solicitudes',
  validateSearch: porDecidirSearch,
  beforeLoad: onlyWithInbox,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/por-decidir-screen.tsx')), 'PorDecidirScreen'),
});
const decisionRoute = createRoute({ getParentRoute: () => porDecidirRoute, path: '/$id' });

/** Who of the people for whom one decides is away, and when. */
const equipoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja/equipo',
  validateSearch: equipoSearch,
  beforeLoad: onlyWithInbox,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/equipo-screen.tsx')), 'EquipoScreen'),
});

/** Who of one's people is in today. */
const hoyRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja/hoy',
  validateSearch: hoySearch,
  beforeLoad: onlyWithInbox,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/hoy-screen.tsx')), 'HoyScreen'),
});

/** Days of one's people with something to settle. */
const incidenciasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja/incidencias',
  validateSearch: incidenciasSearch,
  beforeLoad: onlyWithInbox,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/incidencias-screen.tsx')), 'IncidenciasScreen'),
});

/** Who decides in the person's place, and for whom they do. */
const suplenciasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja/suplencias',
  beforeLoad: onlyWithInbox,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/suplencias-screen.tsx')), 'SuplenciasScreen'),
});

export const bandejaRoutes = [
  bandejaRoute.addChildren([asuntoRoute]),
  porDecidirRoute.addChildren([decisionRoute]),
  equipoRoute,
  hoyRoute,
  incidenciasRoute,
  suplenciasRoute,
];
