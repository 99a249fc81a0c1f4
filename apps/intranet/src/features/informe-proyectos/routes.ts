import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconChartBar, IconReceiptEuro } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { facturarSearch, informeSearch } from './search.ts';

const informeRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/informe-proyectos',
  validateSearch: informeSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/informe-screen.tsx')), 'InformeScreen'),
});

const facturarRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/informe-proyectos/facturar',
  validateSearch: facturarSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/facturar-screen.tsx')), 'FacturarScreen'),
});

export const informeProyectos = feature({
  routes: [informeRoute, facturarRoute],
  menu: [
    {
      path: '/informe-proyectos',
      tabOf: '/proyectos',
      key: 'informe-proyectos.menu',
      icon: IconChartBar,
      modulo: 'proyectos',
      equipo: true,
    },
    {
      path: '/informe-proyectos/facturar',
      tabOf: '/proyectos',
      key: 'informe-proyectos.facturar.titulo',
      icon: IconReceiptEuro,
      modulo: 'proyectos',
    },
  ],
});
