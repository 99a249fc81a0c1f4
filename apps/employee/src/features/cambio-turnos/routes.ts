import { createRoute, lazyRouteComponent, notFound, redirect, retainSearchParams } from '@tanstack/react-router';
import { asShown } from '@jornada/client';
import { ESTADOS_CAMBIO } from '@jornada/domain/turnos/cambios/index.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { day, oneOf, searchOf, textLike, whole } from '@jornada/web/search-params.ts';
import { firstPath } from '../../shared/menu.ts';
import { sessionRoute, type RouterContext } from '../../shared/parents.ts';

/** Days with commas: those that are given, or those that are given back. */
const days = textLike(/^20\d\d-\d\d-\d\d(?:,20\d\d-\d\d-\d\d){0,6}$/);
/** `con`: whom it is proposed to; 0: anybody who wants it. `rueda`: which of the rings that were found. `semana`: the Monday that shows. `id`: the request whose form is read. */
const formSearch = searchOf({
  fechas: days,
  con: whole({ least: 0 }),
  devuelve: days,
  rueda: whole({ least: 0, most: 99 }),
  semana: day,
  id: whole({ least: 1 }),
  /** What the list of changes is narrowed down to. */
  estado: oneOf(...ESTADOS_CAMBIO),
  desde: day,
  hasta: day,
});

type Guarded = { context: Pick<RouterContext, 'services' | 'hasScreen'> };
const flags = ({ context: { services } }: Guarded) => asShown(services.session.get()).profile;
const leave = ({ context: { services, hasScreen } }: Guarded): never => {
  throw redirect({ to: firstPath(services.session.get(), hasScreen), replace: true });
};
/** A person who may see their shifts has the list; changing them is a permission of its own. */
const withShifts = (at: Guarded): void => void (flags(at)?.AccesoTurnos || flags(at)?.AccesoCambioTurnos || leave(at));
const withChanges = (at: Guarded): void => void (flags(at)?.AccesoCambioTurnos || leave(at));

/** The own shifts and what is asked about them; above or beside them the open request, and the form. */
const shiftsRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'cambio-turnos',
  validateSearch: formSearch,
  search: { middlewares: [retainSearchParams<ReturnType<typeof formSearch>>(['estado', 'desde', 'hasta'])] },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/turnos-screen.tsx')), 'TurnosScreen'),
});
const listRoute = createRoute({ getParentRoute: () => shiftsRoute, path: '/cambio-turnos-list', beforeLoad: withShifts });
const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);
const viewRoute = createRoute({
  getParentRoute: () => shiftsRoute,
  path: '/cambio-turnos-view/$id',
  // An address of nothing says so to everybody.
  beforeLoad: ({ params: { id }, context }) => isId(id) && withChanges({ context }),
  loader: ({ params: { id } }) => {
    if (!isId(id)) throw notFound({ data: { key: Number(id) === 0 ? 'solicitud' : 'pagina' }, routeId: sessionRoute.id });
  },
});
const form = lazyRouteComponent(() => loadChunk(() => import('./screens/change-sheet.tsx')), 'ChangeSheet');
const form1Route = createRoute({
  getParentRoute: () => shiftsRoute,
  path: '/cambio-turnos-form1',
  beforeLoad: withChanges,
  component: form,
});
const form2Route = createRoute({
  getParentRoute: () => shiftsRoute,
  path: '/cambio-turnos-form2',
  beforeLoad: withChanges,
  component: form,
});
const askRoute = createRoute({
  getParentRoute: () => shiftsRoute,
  path: '/cambio-turnos-form-consulta',
  // A request is read by those who may change shifts, the own weeks by those who may see them.
  beforeLoad: ({ search, context }) => (search.id === undefined ? withShifts({ context }) : withChanges({ context })),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/consulta-sheet.tsx')), 'ConsultaSheet'),
});
const peopleRoute = createRoute({
  getParentRoute: () => shiftsRoute,
  path: '/cambio-turnos-empleados-modal',
  beforeLoad: withChanges,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/empleados-sheet.tsx')), 'EmpleadosSheet'),
});

export const cambioTurnosRoutes = [shiftsRoute.addChildren([listRoute, viewRoute, form1Route, form2Route, askRoute, peopleRoute])];
