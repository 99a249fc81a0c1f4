import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { CLASES_SALA } from '@jornada/domain/reservas/modelo.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { day, oneOf, searchOf, textLike, whole } from '@jornada/web/search-params.ts';
import { onlyWithModule } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { FORM_SEARCH, LIST_SEARCH, viewOptions } from '../../shared/solicitudes/request-routes.ts';

const guard = onlyWithModule('reservas');

/** Own bookings, and above them the open one. */
const reservasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'reservas',
  validateSearch: searchOf({ ...LIST_SEARCH, sala: whole({ least: 1 }), desde: day, hasta: day }),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/reservas-screen.tsx')), 'ReservasScreen'),
});
const listRoute = createRoute({ getParentRoute: () => reservasRoute, path: '/reservas-list', beforeLoad: guard });
const viewRoute = createRoute({
  getParentRoute: () => reservasRoute,
  path: '/reservas-view/$id',
  ...viewOptions('reservas', async () => (await import('./components/reservas-parts.tsx')).RESERVAS),
});

/** The rooms of a day, from which one is booked; and above them the sheet with the details of a booking. */
const boardRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'reservas-board',
  validateSearch: searchOf({
    ...FORM_SEARCH,
    fecha: day,
    hora: textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
    minutos: whole({ least: 5, most: 1440 }),
    sala: whole({ least: 1 }),
    /** The room that was wanted first, and was taken. */
    vez: whole({ least: 1 }),
    personas: whole({ least: 1, most: 999 }),
    /** The place; 0: anywhere. Without it the own one. */
    lugar: whole({ least: 0 }),
    clase: oneOf(...CLASES_SALA),
    /** Equipment, with dots. */
    con: textLike(/^[a-z.]{1,100}$/),
    vista: oneOf('semana'),
  }),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/board-screen.tsx')), 'BoardScreen'),
});
const formRoute = createRoute({ getParentRoute: () => boardRoute, path: '/reservas-form', beforeLoad: guard });
const modalRoute = createRoute({
  getParentRoute: () => boardRoute,
  path: '/reservas-modal',
  beforeLoad: guard,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/reserva-sheet.tsx')), 'ReservaSheet'),
});

export const reservasRoutes = [reservasRoute.addChildren([listRoute, viewRoute]), boardRoute.addChildren([formRoute, modalRoute])];
