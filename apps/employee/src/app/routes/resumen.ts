import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { resumenSearch } from '../search.ts';
import { sessionRoute } from './parents.ts';

const resumenScreens = {
  resumen: () => loadChunk(() => import('../../features/resumen/screens/resumen-screen.tsx')),
  exportar: () => loadChunk(() => import('../../features/resumen/screens/exportar-sheet.tsx')),
  comprobar: () => loadChunk(() => import('../../features/resumen/screens/comprobar-sheet.tsx')),
};
const resumenRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/resumen',
  validateSearch: resumenSearch,
  component: lazyRouteComponent(resumenScreens.resumen, 'ResumenScreen'),
});
const exportarRoute = createRoute({
  getParentRoute: () => resumenRoute,
  path: '/exportar',
  component: lazyRouteComponent(resumenScreens.exportar, 'ExportarSheet'),
});
const comprobarRoute = createRoute({
  getParentRoute: () => resumenRoute,
  path: '/comprobar',
  component: lazyRouteComponent(resumenScreens.comprobar, 'ComprobarSheet'),
});

export const resumenRoutes = resumenRoute.addChildren([exportarRoute, comprobarRoute]);
