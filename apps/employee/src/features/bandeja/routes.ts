import { asShown } from '@jornada/client';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath } from '../../shared/menu.ts';
import { oneOf, searchOf } from '@jornada/web/search-params.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** The part of the inbox that is shown. */
const bandejaSearch = searchOf({ estado: oneOf('por-responder', 'en-espera', 'resueltas') });

const bandejaApi = () => loadChunk(() => import('./api.ts'));
const bandejaRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/bandeja',
  validateSearch: bandejaSearch,
  // As on home: not for people without their own record.
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = asShown(services.session.get());
    if (!session.profile?.AccesoFichaje) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
  loaderDeps: ({ search: { estado } }) => ({ estado }),
  loader: async ({ context: { services }, deps }) => (await bandejaApi()).preloadBandeja(services, deps.estado ?? 'por-responder'),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/bandeja-screen.tsx')), 'BandejaScreen'),
});
/** The open matter. The screen of the list draws it, too, beside itself or in its own place. */
const asuntoRoute = createRoute({ getParentRoute: () => bandejaRoute, path: '/$id' });

export const bandejaRoutes = [bandejaRoute.addChildren([asuntoRoute])];
