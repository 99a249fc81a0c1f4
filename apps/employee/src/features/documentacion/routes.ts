import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { anyText, searchOf, whole } from '@jornada/web/search-params.ts';
import { wayBack } from '../../shared/link-search.ts';
import { sessionRoute } from '../../shared/parents.ts';

const doorSearch = searchOf({ volver: wayBack });

/** Asks for the PIN, and leads to the page that wanted it. */
const pinRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentacion-pin',
  validateSearch: doorSearch,
  beforeLoad: ({ context: { services }, search: { volver }, preload }): void => {
    if (!preload && services.visit.check()) throw redirect({ href: volver ?? '/documentacion-tipos', replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/pin-door-screen.tsx')), 'PinDoorScreen'),
});

const tiposSearch = searchOf({ texto: anyText });
const tipoSearch = searchOf({ ano: whole({ least: 1990, most: 2100 }), texto: anyText });
const keptSearch = searchOf({ id: whole({ least: 1, most: Number.MAX_SAFE_INTEGER }) });
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

const tiposRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentacion-tipos',
  validateSearch: tiposSearch,
  staticData: { pin: true },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/tipos-screen.tsx')), 'TiposScreen'),
});

/** The documents of a kind, by its id; `enviados`: what the person has sent. */
const tipoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentacion/$id',
  validateSearch: tipoSearch,
  staticData: { pin: true },
  loader: ({ params: { id } }): void => {
    if (id !== 'enviados' && !isId(id)) throw notFound({ data: { key: 'pagina' as const }, routeId: sessionRoute.id });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/tipo-screen.tsx')), 'TipoScreen'),
});

/** One document: its pages, what is to be signed, and what happened to it. */
const documentoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentacion-view/$id',
  staticData: { pin: true },
  loader: ({ params: { id } }): void => {
    if (!isId(id)) throw notFound({ data: { key: 'pagina' as const }, routeId: sessionRoute.id });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/documento-screen.tsx')), 'DocumentoScreen'),
});

/** What is kept on this device. It asks for the PIN itself, because without a network nobody can look at one. */
const guardadosRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/documentacion-guardados',
  validateSearch: keptSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/kept-screen.tsx')), 'KeptScreen'),
});

export const documentacionRoutes = [pinRoute, tiposRoute, tipoRoute, documentoRoute, guardadosRoute];
