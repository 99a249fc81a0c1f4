import { createRoute, lazyRouteComponent, notFound, retainSearchParams } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { day, searchOf, textLike } from '@jornada/web/search-params.ts';
import type { CalendarioSearch } from './search.ts';
import { sessionRoute } from '../../shared/parents.ts';

const calendarioSearch = searchOf({
  /** The month shown, `YYYY-MM`; this one by default. */
  mes: textLike(/^20\d{2}-(0[1-9]|1[0-2])$/),
  /** The open day. */
  dia: day,
});

/** The day on which something is missing. */
const proponerSearch = searchOf({ fecha: day });

/** The calendar, and what opens above it: month and day stay in sight behind a page about one record. */
const calendarioRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'calendario',
  validateSearch: calendarioSearch,
  loaderDeps: ({ search: { mes, dia } }) => ({ mes, dia }),
  // As home: also called when somebody is about to press next or previous.
  loader: async ({ context: { services }, deps }) => (await loadChunk(() => import('./api.ts'))).preloadCalendario(services, deps),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/calendario-screen.tsx')), 'CalendarioScreen'),
});
const registrosListRoute = createRoute({ getParentRoute: () => calendarioRoute, path: '/registros-list' });

const correccionesApi = () => loadChunk(() => import('./api-correcciones.ts'));
const correccionesScreens = {
  observaciones: () => loadChunk(() => import('./screens/edit-observaciones-sheet.tsx')),
  cambio: () => loadChunk(() => import('./screens/solicitud-cambio-hora-sheet.tsx')),
  proponer: () => loadChunk(() => import('./screens/proponer-sheet.tsx')),
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

export const registrosRoutes = [calendarioRoute.addChildren([registrosListRoute, observacionesRoute, cambioHoraRoute, proponerRoute])];

/** The id of a record in an address. @throws notFound for what can be none; that of somebody else is the server's to refuse. */
function recordIdOf({ id }: { id: string }): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  // In the place of the calendar, not above it.
  throw notFound({ data: { key: Number(id) === 0 ? 'registro' : 'pagina' }, routeId: sessionRoute.id });
}
