import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconCoins } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { tarifasSearch } from './search.ts';

const tarifasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/proyectos/tarifas',
  validateSearch: tarifasSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/tarifas-screen.tsx')), 'TarifasScreen'),
});

export const tarifas = feature({
  routes: [tarifasRoute],
  menu: [{ path: '/proyectos/tarifas', tabOf: '/proyectos', key: 'tarifas.titulo', icon: IconCoins, modulo: 'proyectos' }],
});
