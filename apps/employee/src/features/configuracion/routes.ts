import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath, menuOf } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** A kiosk has no such page: people without it in their menu are led to their first page. */
const frame = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'configuracion',
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = services.session.get();
    const has = menuOf(session, hasScreen)?.entradas.some(({ id }) => id === 'configuracion');
    if (!has) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
});

const configuracionRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/configuracion-screen.tsx')), 'ConfiguracionScreen'),
});
const contrasenaRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/contrasena',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/contrasena-screen.tsx')), 'ContrasenaScreen'),
});
const segundoPasoRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/segundo-paso',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/segundo-paso-screen.tsx')), 'SegundoPasoScreen'),
});
const pinRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/pin',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/pin-screen.tsx')), 'PinScreen'),
});
const datosRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/datos',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/datos-screen.tsx')), 'DatosScreen'),
});
const fotoRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/foto',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/foto-screen.tsx')), 'FotoScreen'),
});

export const configuracionRoutes = [
  frame.addChildren([configuracionRoute, contrasenaRoute, segundoPasoRoute, pinRoute, datosRoute, fotoRoute]),
];
