import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { rootRoute, type RouterContext } from '../../shared/parents.ts';
import { isKiosk } from '../../shared/quiosco/desk.ts';

const screens = {
  start: () => loadChunk(() => import('./screens/start-screen.tsx')),
  foto: () => loadChunk(() => import('./screens/foto-screen.tsx')),
  config: () => loadChunk(() => import('./screens/config-screen.tsx')),
  persona: () => loadChunk(() => import('./screens/persona-screen.tsx')),
};

type Guarded = { context: RouterContext };
/** Somebody’s own device is no kiosk. */
const onlyKiosk = ({ context: { services } }: Guarded): void => {
  if (!isKiosk(services.session.get())) throw redirect({ to: '/quiosco', replace: true });
};
/** Only while somebody stands in front of it. */
const onlyPersona = (guarded: Guarded): void => {
  onlyKiosk(guarded);
  if (guarded.context.services.session.get().simulatedUser === null) throw redirect({ to: '/quiosco', replace: true });
};

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quiosco',
  notFoundComponent: NotFound,
  loader: ({ context: { services } }) => {
    const session = services.session.get();
    // Without a session it is a tablet that may become a kiosk.
    if (session.token !== null && !isKiosk(session)) throw notFound({ data: { key: 'pagina' } });
  },
  beforeLoad: ({ context: { services } }) => {
    const session = services.session.get();
    if (isKiosk(session) && session.simulatedUser) throw redirect({ to: '/quiosco/persona', replace: true });
  },
  component: lazyRouteComponent(screens.start, 'StartScreen'),
});

const personaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quiosco/persona',
  beforeLoad: onlyPersona,
  component: lazyRouteComponent(screens.persona, 'PersonaScreen'),
});

const fotoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quiosco-foto',
  beforeLoad: onlyPersona,
  component: lazyRouteComponent(screens.foto, 'FotoScreen'),
});

const configRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quioscoconfiguracion',
  beforeLoad: onlyKiosk,
  component: lazyRouteComponent(screens.config, 'ConfigScreen'),
});

export const quioscoRoutes = [startRoute, personaRoute, fotoRoute, configRoute];
