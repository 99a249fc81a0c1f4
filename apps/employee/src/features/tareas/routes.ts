import { asShown } from '@jornada/client';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { IconListCheck } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { anyText, day, oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { firstPath } from '../../shared/menu.ts';
import { sessionRoute, type RouterContext } from '../../shared/parents.ts';

/** `id`: the entry that the form opens. `tarea`, `proyecto`: what a new one is for. `texto`: what is looked for. `para`: the task goes into the week. */
const search = searchOf({
  fecha: day,
  vista: oneOf('dia', 'semana', 'mes'),
  id: whole({ least: 1 }),
  tarea: whole({ least: 1 }),
  proyecto: whole({ least: 1 }),
  texto: anyText,
  para: oneOf('semana'),
});

type Guarded = { context: Pick<RouterContext, 'services' | 'hasScreen'> };
const withProjects = ({ context: { services, hasScreen } }: Guarded): void => {
  const session = services.session.get();
  if (!asShown(session).profile?.ModuloProyectos) throw redirect({ to: firstPath(session, hasScreen), replace: true });
};

/** What the day was spent on; above it the form of an entry, and the search. */
const tareasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'tareas',
  validateSearch: search,
  beforeLoad: withProjects,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/tareas-screen.tsx')), 'TareasScreen'),
});
const viewRoute = createRoute({
  getParentRoute: () => tareasRoute,
  path: '/tareas-view',
  staticData: {
    menu: {
      grupo: 'jornada',
      clave: 'tareas.menu.titulo',
      icon: IconListCheck,
      modulo: 'proyectos',
      visible: ({ ModuloProyectos }) => ModuloProyectos,
    },
  },
});
const formRoute = createRoute({
  getParentRoute: () => tareasRoute,
  path: '/tareas-form',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/tarea-sheet.tsx')), 'TareaSheet'),
});
const searchRoute = createRoute({
  getParentRoute: () => tareasRoute,
  path: '/tareas-buscador',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/buscador-sheet.tsx')), 'BuscadorSheet'),
});

export const tareasRoutes = [tareasRoute.addChildren([viewRoute, formRoute, searchRoute])];
