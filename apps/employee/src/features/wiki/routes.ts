import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { anyText, searchOf } from '@jornada/web/search-params.ts';
import { onlyWith } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';

const guard = onlyWith('wiki');
const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

const listRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/wiki-list',
  validateSearch: searchOf({ texto: anyText }),
  beforeLoad: guard,
  loader: async ({ context: { services } }) => (await loadChunk(() => import('./api.ts'))).preloadList(services),
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/wiki-list-screen.tsx')), 'WikiListScreen'),
});

const viewRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/wiki-view/$id',
  // An address of nothing says so to everybody.
  beforeLoad: ({ params: { id }, context }) => isId(id) && guard({ context }),
  loader: async ({ params: { id }, context: { services }, preload }) => {
    const missing = { data: { key: Number(id) === 0 ? ('comunicado' as const) : ('pagina' as const) }, routeId: sessionRoute.id };
    if (!isId(id)) throw notFound(missing);
    const api = await loadChunk(() => import('./api.ts'));
    // A person who asks before going there stays where they are if it cannot be opened. The screen itself says why.
    if (preload) await api.openAnnouncement(services, Number(id));
    else api.preloadAnnouncement(services, Number(id));
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/wiki-view-screen.tsx')), 'WikiViewScreen'),
});

export const wikiRoutes = [listRoute, viewRoute];
