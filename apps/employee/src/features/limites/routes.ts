import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconClockExclamation } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { sessionRoute } from '../../shared/parents.ts';

const limitesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/limites',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/limites-screen.tsx')), 'LimitesScreen'),
  staticData: {
    menu: {
      grupo: 'jornada',
      clave: 'limites.propios.titulo',
      icon: IconClockExclamation,
      visible: ({ AccesoFichaje }) => AccesoFichaje,
    },
  },
});

export const limitesRoutes = [limitesRoute];
