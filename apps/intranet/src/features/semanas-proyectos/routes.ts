import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconChecks } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { WeeksBadge } from './components/weeks-badge.tsx';

const semanasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos/semanas',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/semanas-screen.tsx')), 'SemanasScreen'),
});

export const semanasProyectos = feature({
  routes: [semanasRoute],
  menu: [
    {
      path: '/proyectos/semanas',
      tabOf: '/proyectos',
      key: 'tareas.aprobar.menu',
      icon: IconChecks,
      modulo: 'proyectos',
      equipo: true,
      Badge: WeeksBadge,
    },
  ],
});
