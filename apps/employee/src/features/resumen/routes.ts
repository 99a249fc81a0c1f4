import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { onlyWith } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** Tab, year and month of the summary. */
const resumenSearch = searchOf({
  vista: oneOf('resumen', 'estadisticas'),
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
});

const resumenScreens = {
  resumen: () => loadChunk(() => import('./screens/resumen-screen.tsx')),
  export: () => loadChunk(() => import('./screens/export-sheet.tsx')),
  monthly: () => loadChunk(() => import('./screens/monthly-sheet.tsx')),
  check: () => loadChunk(() => import('./screens/check-sheet.tsx')),
};
const resumenRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/resumen',
  validateSearch: resumenSearch,
  // The record belongs to the person: they can take it out and check a file, even if the company shows no summary, or lets them clock no more.
  beforeLoad: (options) => onlyWith(options.location.pathname === '/resumen' ? 'resumen' : 'calendario')(options),
  component: lazyRouteComponent(resumenScreens.resumen, 'ResumenScreen'),
});
const exportRoute = createRoute({
  getParentRoute: () => resumenRoute,
  path: '/exportar',
  component: lazyRouteComponent(resumenScreens.export, 'ExportSheet'),
});
const checkRoute = createRoute({
  getParentRoute: () => resumenRoute,
  path: '/comprobar',
  component: lazyRouteComponent(resumenScreens.check, 'CheckSheet'),
});
const monthlyRoute = createRoute({
  getParentRoute: () => resumenRoute,
  path: '/mensual',
  component: lazyRouteComponent(resumenScreens.monthly, 'MonthlySheet'),
});

export const resumenRoutes = [resumenRoute.addChildren([exportRoute, checkRoute, monthlyRoute])];
