import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { searchOf } from '@jornada/web/search-params.ts';
import { wayBack } from '../../shared/link-search.ts';
import { onlyWith } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** Kiosks have no such page. */
const frame = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'configuracion',
  beforeLoad: onlyWith('configuracion'),
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
  validateSearch: searchOf({ volver: wayBack }),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/pin-screen.tsx')), 'PinScreen'),
});
const quioscoRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/quiosco',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/quiosco-screen.tsx')), 'QuioscoScreen'),
});
const datosRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/datos',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/datos-screen.tsx')), 'DatosScreen'),
});
const disponibilidadRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/disponibilidad',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/disponibilidad-screen.tsx')), 'DisponibilidadScreen'),
});
const fotoRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/foto',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/foto-screen.tsx')), 'FotoScreen'),
});
const agendaRoute = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/agenda',
  // An address would show shifts that the company does not let them see, so there is none for them.
  beforeLoad: ({ context: { services } }) => {
    if (!services.session.get().profile?.AccesoTurnos) throw redirect({ to: '/configuracion', replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/agenda-screen.tsx')), 'AgendaScreen'),
});

export const configuracionRoutes = [
  frame.addChildren([
    configuracionRoute,
    contrasenaRoute,
    segundoPasoRoute,
    pinRoute,
    quioscoRoute,
    datosRoute,
    disponibilidadRoute,
    fotoRoute,
    agendaRoute,
  ]),
];
