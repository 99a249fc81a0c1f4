import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconAdjustmentsHorizontal } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { ajustesDeTareasSearch } from './search.ts';

const ajustesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos/ajustes',
  staticData: { cosa: 'categoria-tarea' },
  validateSearch: ajustesDeTareasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/proyectos-ajustes-screen.tsx')), 'ProyectosAjustesScreen'),
});

export const proyectosAjustes = feature({
  routes: [ajustesRoute],
  menu: [
    {
      path: '/proyectos/ajustes',
      tabOf: '/proyectos',
      key: 'proyectos.ajustes.titulo',
      icon: IconAdjustmentsHorizontal,
      modulo: 'proyectos',
    },
  ],
});
