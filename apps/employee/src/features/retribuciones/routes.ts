import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** The year and the month that are looked at, and where one came from. */
const retribucionesSearch = searchOf({
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
  desde: oneOf('documentacion'),
});

const retribucionesRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/retribuciones',
  staticData: { pin: true },
  validateSearch: retribucionesSearch,
  // Nobody looks at the pay of somebody they act for.
  beforeLoad: ({ context: { services } }) => {
    const { profile, simulatedUser } = services.session.get();
    if (!profile?.AccesoRetribuciones || simulatedUser !== null) throw redirect({ to: '/configuracion', replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/retribuciones-screen.tsx')), 'RetribucionesScreen'),
});

export const retribucionesRoutes = [retribucionesRoute];
