import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconMessageCircle } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { chatSearch } from './search.ts';

const chatRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/chat',
  staticData: { cosa: 'sala-de-chat' },
  validateSearch: chatSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/rooms-screen.tsx')), 'RoomsScreen'),
});

export const chat = feature({
  routes: [chatRoute],
  menu: [{ path: '/chat', group: 'comunicar', key: 'chat.gestion.titulo', icon: IconMessageCircle, modulo: 'chat' }],
});
