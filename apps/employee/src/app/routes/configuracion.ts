import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath, menuOf } from '../menu.ts';
import { sessionRoute } from './parents.ts';

export const configuracionRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/configuracion',
  // A kiosk is set up elsewhere: whose menu does not have it is led to what is theirs.
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = services.session.get();
    const has = menuOf(session, hasScreen)?.entradas.some(({ id }) => id === 'configuracion');
    if (!has) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
  component: lazyRouteComponent(
    () => loadChunk(() => import('../../features/configuracion/screens/configuracion-screen.tsx')),
    'ConfiguracionScreen',
  ),
});
