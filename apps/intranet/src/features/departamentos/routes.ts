import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconAddressBook } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { departamentosSearch } from './search.ts';

const departamentosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/departamentos',
  staticData: { cosa: 'departamento' },
  validateSearch: departamentosSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/departamentos-screen.tsx')), 'DepartamentosScreen'),
});

export const departamentos = feature({
  routes: [departamentosRoute],
  menu: [{ path: '/departamentos', group: 'personas', key: 'intranet.menu.departamentos', icon: IconAddressBook }],
});
