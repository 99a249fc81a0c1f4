import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** Tab, year and month of the summary. */
const resumenSearch = searchOf({
  vista: oneOf('resumen', 'estadisticas'),
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
});

const resumenScreens = {
  resumen: () => loadChunk(() => import('./screens/resumen-screen.tsx')),
  exportar: () => loadChunk(() => import('./screens/exportar-sheet.tsx')),
  comprobar: () => loadChunk(() => import('./screens/comprobar-sheet.tsx')),
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

export const resumenRoutes = [resumenRoute.addChildren([exportarRoute, comprobarRoute])];
