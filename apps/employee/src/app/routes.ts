import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { loadChunk } from '../platform/load-chunk.ts';
import type { Services } from '../platform/services.tsx';
import { CrashPage } from './errors/crash-page.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { VIEW_ROUTES } from './errors/view-routes.ts';
import { Root } from './root.tsx';
import { SessionGate } from './session-gate.tsx';
import {
  bandejaSearch,
  calendarioSearch,
  isDay,
  loginSearch,
  otrosSearch,
  proponerSearch,
  proyectosSearch,
  resumenSearch,
  rootSearch,
  type CalendarioSearch,
} from './search.ts';
import { firstPath, menuOf, type HasScreen } from './menu.ts';

export type RouterContext = { services: Services; hasScreen: HasScreen };

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['debug'])] },
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context: { services, hasScreen } }) => {
    throw redirect({ to: firstPath(services.session.get(), hasScreen), replace: true });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: ({ context: { services, hasScreen }, search }) => {
    const session = services.session.get();
    if (session.token && session.profile) throw redirect({ to: search.volver ?? firstPath(session, hasScreen), replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('../features/login/screens/login-screen.tsx')), 'LoginScreen'),
});

/** The frame of the signed-in part. Pages inside say themselves whether they need a session. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyRouteComponent(() => loadChunk(() => import('./shell/shell.tsx')), 'Shell'),
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

const privacidadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/privacidad',
  component: lazyRouteComponent(() => loadChunk(() => import('../features/privacidad/screens/privacidad-screen.tsx')), 'PrivacidadScreen'),
});

/** Everything that takes a session: whoever has none signs in first and comes back here. */
const sessionRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'session',
  component: SessionGate,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ context: { services }, location }) => {
    const { token, profile } = services.session.get();
    if (!token || !profile) throw redirect({ to: '/login', search: { volver: location.href }, replace: true });
  },
});

const homeApi = () => loadChunk(() => import('../features/home/api.ts'));
const homeScreens = {
  home: () => loadChunk(() => import('../features/home/screens/home-screen.tsx')),
  saldo: () => loadChunk(() => import('../features/home/screens/saldo-sheet.tsx')),
  salida: () => loadChunk(() => import('../features/home/screens/salida-sheet.tsx')),
  sinEnviar: () => loadChunk(() => import('../features/home/screens/sin-enviar-sheet.tsx')),
  otros: () => loadChunk(() => import('../features/home/screens/otros-sheet.tsx')),
};

const homeRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/home',
  // Who has no day of their own, such as a kiosk, is led to what is theirs.
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = services.session.get();
    const has = menuOf(session, hasScreen)?.entradas.some(({ ruta }) => ruta === '/home');
    if (!has) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
  // Starts the fetch as the screen's code loads; the screen draws its own waiting and its own errors.
  loader: async ({ context: { services } }) => (await homeApi()).preloadHome(services),
  component: lazyRouteComponent(homeScreens.home, 'HomeScreen'),
});

const saldoRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/saldo',
  loader: async ({ context: { services } }) => (await homeApi()).preloadSaldo(services),
  component: lazyRouteComponent(homeScreens.saldo, 'SaldoSheet'),
});

const salidaRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/salida',
  component: lazyRouteComponent(homeScreens.salida, 'SalidaSheet'),
});
const sinEnviarRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/sin-enviar',
  component: lazyRouteComponent(homeScreens.sinEnviar, 'SinEnviarSheet'),
});
const otrosRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/otros',
  validateSearch: otrosSearch,
  component: lazyRouteComponent(homeScreens.otros, 'OtrosSheet'),
});

const finJornadaApi = () => loadChunk(() => import('../features/fin-jornada/api.ts'));
const finJornadaScreens = {
  confirmacion: () => loadChunk(() => import('../features/fin-jornada/screens/confirmacion-screen.tsx')),
  suma: () => loadChunk(() => import('../features/fin-jornada/screens/suma-sheet.tsx')),
  personalizado: () => loadChunk(() => import('../features/fin-jornada/screens/personalizado-screen.tsx')),
  presencia: () => loadChunk(() => import('../features/fin-jornada/screens/presencia-screen.tsx')),
  proyectos: () => loadChunk(() => import('../features/fin-jornada/screens/proyectos-screen.tsx')),
};

/** Pages of the clock-out of one record type; what is no id of one is no page. */
const ofType = (load: (api: Awaited<ReturnType<typeof finJornadaApi>>, services: Services, tipo: number) => void) => ({
  notFoundComponent: NotFoundPage,
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
/** Whoever may not give hours to projects is led home. */
const onlyWithProjects = ({ context: { services } }: { context: RouterContext }) => {
  if (!services.session.get().profile?.AccesoProyectosFinJornada) throw redirect({ to: '/home', replace: true });
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
  notFoundComponent: NotFoundPage,
  loader: async ({ context: { services }, params: { fecha } }) => {
    if (!isDay(fecha)) throw notFound({ data: { key: 'pagina' } });
    (await finJornadaApi()).preloadProyectos(services, fecha);
  },
  component: lazyRouteComponent(finJornadaScreens.proyectos, 'ProyectosScreen'),
});
const finJornadaRoutes = [
  confirmacionRoute.addChildren([sumaRoute]),
  personalizadoRoute,
  presenciaRoute,
  proyectosHoyRoute,
  proyectosRoute,
];

/** The calendar, and what opens above it: month and day stay in sight behind a page about one record. */
const calendarioRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'calendario',
  validateSearch: calendarioSearch,
  loaderDeps: ({ search: { mes, dia } }) => ({ mes, dia }),
  // As home: also called when somebody is about to press next or previous.
  loader: async ({ context: { services }, deps }) =>
    (await loadChunk(() => import('../features/registros/api.ts'))).preloadCalendario(services, deps),
  component: lazyRouteComponent(() => loadChunk(() => import('../features/registros/screens/calendario-screen.tsx')), 'CalendarioScreen'),
});
const registrosListRoute = createRoute({ getParentRoute: () => calendarioRoute, path: '/registros-list' });

const correccionesApi = () => loadChunk(() => import('../features/registros/api-correcciones.ts'));
const correccionesScreens = {
  observaciones: () => loadChunk(() => import('../features/registros/screens/edit-observaciones-sheet.tsx')),
  cambio: () => loadChunk(() => import('../features/registros/screens/solicitud-cambio-hora-sheet.tsx')),
  proponer: () => loadChunk(() => import('../features/registros/screens/proponer-sheet.tsx')),
};
const aboveTheDay = { middlewares: [retainSearchParams<CalendarioSearch>(['mes', 'dia'])] };

const observacionesRoute = createRoute({
  getParentRoute: () => calendarioRoute,
  path: '/edit-observaciones/$id',
  search: aboveTheDay,
  loader: async ({ context: { services }, params }) => (await correccionesApi()).preloadObservaciones(services, recordIdOf(params)),
  component: lazyRouteComponent(correccionesScreens.observaciones, 'EditObservacionesSheet'),
});
const cambioHoraRoute = createRoute({
  getParentRoute: () => calendarioRoute,
  path: '/solicitud-cambio-hora/$id',
  search: aboveTheDay,
  loader: async ({ context: { services }, params }) => (await correccionesApi()).preloadSolicitud(services, recordIdOf(params)),
  component: lazyRouteComponent(correccionesScreens.cambio, 'SolicitudCambioHoraSheet'),
});
const proponerRoute = createRoute({
  getParentRoute: () => calendarioRoute,
  path: '/registros-list/proponer',
  validateSearch: proponerSearch,
  search: aboveTheDay,
  component: lazyRouteComponent(correccionesScreens.proponer, 'ProponerSheet'),
});

const resumenScreens = {
  resumen: () => loadChunk(() => import('../features/resumen/screens/resumen-screen.tsx')),
  exportar: () => loadChunk(() => import('../features/resumen/screens/exportar-sheet.tsx')),
  comprobar: () => loadChunk(() => import('../features/resumen/screens/comprobar-sheet.tsx')),
};
const resumenRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/resumen',
  validateSearch: resumenSearch,
  component: lazyRouteComponent(resumenScreens.resumen, 'ResumenScreen'),
});
const exportarRoute = createRoute({
  getParentRoute: () => resumenRoute,
  path: '/exportar',
  component: lazyRouteComponent(resumenScreens.exportar, 'ExportarSheet'),
});
const comprobarRoute = createRoute({
  getParentRoute: () => resumenRoute,
  path: '/comprobar',
  component: lazyRouteComponent(resumenScreens.comprobar, 'ComprobarSheet'),
});

const bandejaApi = () => loadChunk(() => import('../features/bandeja/api.ts'));
const bandejaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja',
  validateSearch: bandejaSearch,
  // As home: not for who has no record of their own.
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = services.session.get();
    if (!session.profile?.AccesoFichaje) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
  loaderDeps: ({ search: { estado } }) => ({ estado }),
  loader: async ({ context: { services }, deps }) => (await bandejaApi()).preloadBandeja(services, deps.estado ?? 'por-responder'),
  component: lazyRouteComponent(() => loadChunk(() => import('../features/bandeja/screens/bandeja-screen.tsx')), 'BandejaScreen'),
});
/** The open matter: the screen of the list draws it too, beside itself or in its own place. */
const asuntoRoute = createRoute({ getParentRoute: () => bandejaRoute, path: '/$id' });

/** The id of a record in an address. @throws notFound for what can be none; that of somebody else is the server's to refuse. */
function recordIdOf({ id }: { id: string }): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  // In the place of the calendar, not above it.
  throw notFound({ data: { key: Number(id) === 0 ? 'registro' : 'pagina' }, routeId: sessionRoute.id });
}

/** Pages of a single thing. The id 0 is nobody's: its message is of the kind of thing. Their screens are still to come. */
const viewRoutes = VIEW_ROUTES.map(({ path, key }) =>
  createRoute({
    getParentRoute: () => sessionRoute,
    path,
    notFoundComponent: NotFoundPage,
    loader: ({ params }) => {
      const isZero = Object.values(params).some((value) => Number(value) === 0);
      throw notFound({ data: { key: isZero ? key : 'pagina' } });
    },
  }),
);

/** Addresses that the specification gives, whose screens are still to come. */
const laterPages = () => loadChunk(() => import('./errors/later-page.tsx'));
const quioscoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/quiosco',
  component: lazyRouteComponent(laterPages, 'QuioscoLaterPage'),
});
const intranetRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/intranet',
  component: lazyRouteComponent(laterPages, 'IntranetLaterPage'),
});

/** Whatever has no screen: it is said inside the frame, with the menu at hand. */
const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  notFoundComponent: NotFoundPage,
  loader: () => {
    throw notFound();
  },
});

export const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  shellRoute.addChildren([
    privacidadRoute,
    unknownRoute,
    sessionRoute.addChildren([
      homeRoute.addChildren([saldoRoute, salidaRoute, sinEnviarRoute, otrosRoute]),
      ...finJornadaRoutes,
      calendarioRoute.addChildren([registrosListRoute, observacionesRoute, cambioHoraRoute, proponerRoute]),
      resumenRoute.addChildren([exportarRoute, comprobarRoute]),
      bandejaRoute.addChildren([asuntoRoute]),
      quioscoRoute,
      intranetRoute,
      ...viewRoutes,
    ]),
  ]),
]);
