import { createRoute, lazyRouteComponent, notFound, retainSearchParams } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { day, oneOf, searchOf, textLike } from '@jornada/web/search-params.ts';
import type { CalendarioSearch } from './search.ts';
import { onlyWith } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const calendarioSearch = searchOf({
  /** The shown month, `YYYY-MM`; by default the current one. */
  mes: textLike(/^20\d{2}-(0[1-9]|1[0-2])$/),
  /** The open day. */
  dia: day,
});

/** The day with something missing, and what that is, if the link knows it. */
const proposeSearch = searchOf({ fecha: day, falta: oneOf('salida', 'fichaje', 'dia') });

/** The calendar, and the pages above it: month and day stay visible behind a page about one record. */
const calendarioRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'calendario',
  validateSearch: calendarioSearch,
  loaderDeps: ({ search: { mes, dia } }) => ({ mes, dia }),
  // As on home; also called when somebody is about to press next or previous.
  loader: async ({ context: { services }, deps }) => (await loadChunk(() => import('./api.ts'))).preloadCalendario(services, deps),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/calendario-screen.tsx')), 'CalendarioScreen'),
});
const registrosListRoute = createRoute({ getParentRoute: () => calendarioRoute, path: '/registros-list', staticData: { quiosco: true } });

const correccionesApi = () => loadChunk(() => import('./api-correcciones.ts'));
const correccionesScreens = {
  observaciones: () => loadChunk(() => import('./screens/edit-observaciones-sheet.tsx')),
  cambio: () => loadChunk(() => import('./screens/solicitud-cambio-hora-sheet.tsx')),
  propose: () => loadChunk(() => import('./screens/propose-sheet.tsx')),
};
const keepMonthAndDay = { middlewares: [retainSearchParams<CalendarioSearch>(['mes', 'dia'])] };

const observacionesRoute = createRoute({
  getParentRoute: () => calendarioRoute,
  path: '/edit-observaciones/$id',
  staticData: { quiosco: true },
  search: keepMonthAndDay,
  loader: async ({ context: { services }, params }) => (await correccionesApi()).preloadObservaciones(services, recordIdOf(params)),
  component: lazyRouteComponent(correccionesScreens.observaciones, 'EditObservacionesSheet'),
});
const cambioHoraRoute = createRoute({
  getParentRoute: () => calendarioRoute,
  path: '/solicitud-cambio-hora/$id',
  search: keepMonthAndDay,
  loader: async ({ context: { services }, params }) => (await correccionesApi()).preloadSolicitud(services, recordIdOf(params)),
  component: lazyRouteComponent(correccionesScreens.cambio, 'SolicitudCambioHoraSheet'),
});
const proposeRoute = createRoute({
  getParentRoute: () => calendarioRoute,
  path: '/registros-list/proponer',
  validateSearch: proposeSearch,
  beforeLoad: onlyWith('inicio'),
  search: keepMonthAndDay,
  component: lazyRouteComponent(correccionesScreens.propose, 'ProposeSheet'),
});

export const registrosRoutes = [calendarioRoute.addChildren([registrosListRoute, observacionesRoute, cambioHoraRoute, proposeRoute])];

/** The id of a record in an address. @throws notFound for an invalid id. The server refuses the id of another person's record. */
function recordIdOf({ id }: { id: string }): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  // Shown instead of the calendar, not above it.
  throw notFound({ data: { key: Number(id) === 0 ? 'registro' : 'pagina' }, routeId: sessionRoute.id });
}
