import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { IconClipboardCheck, IconUserPlus } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { rootRoute, sessionRoute } from '../../shared/parents.ts';
import { isKiosk } from '../../shared/quiosco/desk.ts';

/** Around the screens of a visitor, which stand alone: no menu, no bar. */
const visitRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'visita',
  beforeLoad: ({ context: { services } }) => {
    if (!isKiosk(services.session.get())) throw redirect({ to: '/quiosco', replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/visit-desk.tsx')), 'VisitDesk'),
});
const tipoRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: '/visitas-tipo',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/tipo-screen.tsx')), 'TipoScreen'),
});
const registroRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: '/visitas-registro',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/registro-screen.tsx')), 'RegistroScreen'),
});
const preguntasRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: '/visitas-preguntas',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/preguntas-screen.tsx')), 'PreguntasScreen'),
});
const salidaRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: '/visitas-salida',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/salida-screen.tsx')), 'SalidaScreen'),
});

/** The screens of a visitor at the tablet. */
export const visitorRoutes = [visitRoute.addChildren([tipoRoute, registroRoute, preguntasRoute, salidaRoute])];

const propiasRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/visitas',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/propias-screen.tsx')), 'PropiasScreen'),
  staticData: {
    menu: {
      grupo: 'empresa',
      clave: 'visitas.propias.titulo',
      icon: IconUserPlus,
      modulo: 'visitas',
    },
  },
});
const recuentoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/recuento',
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/recuento-screen.tsx')), 'RecuentoScreen'),
  staticData: {
    menu: {
      grupo: 'empresa',
      clave: 'visitas.recuento.titulo',
      icon: IconClipboardCheck,
      modulo: 'visitas',
      visible: ({ EsAdmin }) => EsAdmin,
    },
  },
});

/** The pages of those who receive visitors, and of those who count everybody inside. */
export const visitasRoutes = [propiasRoute, recuentoRoute];
