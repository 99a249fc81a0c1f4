import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { firstPath, menuOf } from '../../shared/menu.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { sessionRoute } from '../../shared/parents.ts';

/** Record type to start with, or its class: the shortcuts of the app's icon know no company's types. */
const otrosSearch = searchOf({ tipo: whole(), clase: oneOf('entrada', 'pausa', 'salida') });

/** Somebody at a kiosk clocks with project and remark here, and sees the balance. */
const staticData = { quiosco: true } as const;

const homeApi = () => loadChunk(() => import('./api.ts'));
const homeScreens = {
  home: () => loadChunk(() => import('./screens/home-screen.tsx')),
  saldo: () => loadChunk(() => import('./screens/saldo-sheet.tsx')),
  salida: () => loadChunk(() => import('./screens/salida-sheet.tsx')),
  sinEnviar: () => loadChunk(() => import('./screens/sin-enviar-sheet.tsx')),
  otros: () => loadChunk(() => import('./screens/otros-sheet.tsx')),
};

const homeRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/home',
  staticData,
  // People without their own day, such as a kiosk, are led to their first page.
  beforeLoad: ({ context: { services, hasScreen } }) => {
    const session = services.session.get();
    const has = menuOf(session, hasScreen)?.entradas.some(({ ruta }) => ruta === '/home');
    if (!has) throw redirect({ to: firstPath(session, hasScreen), replace: true });
  },
  // Starts the reads while the screen's code is loading. The screen shows loading and errors itself.
  loader: async ({ context: { services } }) => (await homeApi()).preloadHome(services),
  component: lazyRouteComponent(homeScreens.home, 'HomeScreen'),
});

const saldoRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/saldo',
  staticData,
  loader: async ({ context: { services } }) => (await homeApi()).preloadSaldo(services),
  component: lazyRouteComponent(homeScreens.saldo, 'SaldoSheet'),
});

const salidaRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/salida',
  staticData,
  component: lazyRouteComponent(homeScreens.salida, 'SalidaSheet'),
});
const sinEnviarRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/sin-enviar',
  component: lazyRouteComponent(homeScreens.sinEnviar, 'SinEnviarSheet'),
});
const otrosRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/otros',
  staticData,
  validateSearch: otrosSearch,
  component: lazyRouteComponent(homeScreens.otros, 'OtrosSheet'),
});

export const homeRoutes = [homeRoute.addChildren([saldoRoute, salidaRoute, sinEnviarRoute, otrosRoute])];
