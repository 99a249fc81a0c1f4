import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconSpeakerphone } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { wikiSearch, writeSearch } from './search.ts';

const listRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/wiki',
  staticData: { cosa: 'comunicado' },
  validateSearch: wikiSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/wiki-screen.tsx')), 'WikiScreen'),
});
const writeRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/wiki/escribir',
  validateSearch: writeSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/write-screen.tsx')), 'WriteScreen'),
});

export const wiki = feature({
  routes: [listRoute, writeRoute],
  menu: [{ path: '/wiki', group: 'comunicar', key: 'wiki.titulo', icon: IconSpeakerphone, modulo: 'wiki', within: ['/wiki/escribir'] }],
});
