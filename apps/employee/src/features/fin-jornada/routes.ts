import { asShown } from '@jornada/client';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { Services } from '../../shared/services.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { isDay, searchOf, whole } from '@jornada/web/search-params.ts';
import { onlyWith } from '../../shared/menu.ts';
import { sessionRoute, type RouterContext } from '../../shared/parents.ts';

/** Record type of the clock-out from whose screen the person came. */
const proyectosSearch = searchOf({ tipo: whole() });

const finJornadaApi = () => loadChunk(() => import('./api.ts'));
const finJornadaScreens = {
  confirmacion: () => loadChunk(() => import('./screens/confirmacion-screen.tsx')),
  suma: () => loadChunk(() => import('./screens/suma-sheet.tsx')),
  personalizado: () => loadChunk(() => import('./screens/personalizado-screen.tsx')),
  presencia: () => loadChunk(() => import('./screens/presencia-screen.tsx')),
  proyectos: () => loadChunk(() => import('./screens/proyectos-screen.tsx')),
};

/** Pages of the clock-out of one record type. An invalid id gives no page. */
const ofType = (load: (api: Awaited<ReturnType<typeof finJornadaApi>>, services: Services, tipo: number) => void) => ({
  notFoundComponent: NotFound,
  beforeLoad: onlyWith('inicio'),
  loader: async ({ context: { services }, params }: { context: RouterContext; params: { tipoid: string } }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.tipoid)) throw notFound({ data: { key: 'pagina' } });
    load(await finJornadaApi(), services, Number(params.tipoid));
  },
});

const confirmacionRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/confirmacion-jornada/$tipoid',
  ...ofType((api, services, tipo) => api.preloadConfirmacion(services, tipo)),
  component: lazyRouteComponent(finJornadaScreens.confirmacion, 'ConfirmacionScreen'),
});
const sumaRoute = createRoute({
  getParentRoute: () => confirmacionRoute,
  path: '/suma',
  component: lazyRouteComponent(finJornadaScreens.suma, 'SumaSheet'),
});
const personalizadoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/horario-personalizado/$tipoid',
  ...ofType((api, services, tipo) => api.preloadHorario(services, tipo)),
  component: lazyRouteComponent(finJornadaScreens.personalizado, 'PersonalizadoScreen'),
});
const presenciaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/horario-personalizado-presencia/$tipoid',
  ...ofType((api, services, tipo) => api.preloadHorario(services, tipo)),
  component: lazyRouteComponent(finJornadaScreens.presencia, 'PresenciaScreen'),
});
/** People who may not give hours to projects are led home. */
const onlyWithProjects = ({ context: { services } }: { context: RouterContext }) => {
  if (!asShown(services.session.get()).profile?.AccesoProyectosFinJornada) throw redirect({ to: '/home', replace: true });
};
const proyectosHoyRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos-fin-jornada',
  validateSearch: proyectosSearch,
  beforeLoad: onlyWithProjects,
  loader: async ({ context: { services } }) => (await finJornadaApi()).preloadProyectos(services, undefined),
  component: lazyRouteComponent(finJornadaScreens.proyectos, 'ProyectosScreen'),
});
const proyectosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos-fin-jornada/$fecha',
  validateSearch: proyectosSearch,
  beforeLoad: onlyWithProjects,
  notFoundComponent: NotFound,
  loader: async ({ context: { services }, params: { fecha } }) => {
    if (!isDay(fecha)) throw notFound({ data: { key: 'pagina' } });
    (await finJornadaApi()).preloadProyectos(services, fecha);
  },
  component: lazyRouteComponent(finJornadaScreens.proyectos, 'ProyectosScreen'),
});

export const finJornadaRoutes = [
  confirmacionRoute.addChildren([sumaRoute]),
  personalizadoRoute,
  presenciaRoute,
  proyectosHoyRoute,
  proyectosRoute,
];
