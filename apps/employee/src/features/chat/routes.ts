import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { firstPath, onlyWith } from '../../shared/menu.ts';
import { sessionRoute, type RouterContext } from '../../shared/parents.ts';

/** `con`: whom to write to; the room is opened, and takes the place of the list. `mensaje`: where in the room. */
const search = searchOf({ vista: oneOf('sin-leer', 'archivadas'), con: whole({ least: 1 }), mensaje: whole({ least: 1 }) });

const guard = onlyWith('chat');
const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
const screens = () => loadChunk(() => import('./screens/chat-screen.tsx'));

/** The own rooms, and beside them the open one; on a phone the one or the other. */
const chatRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'chat',
  validateSearch: search,
  component: lazyRouteComponent(screens, 'ChatScreen'),
});
const listRoute = createRoute({ getParentRoute: () => chatRoute, path: '/chat-list', beforeLoad: guard });
const viewRoute = createRoute({
  getParentRoute: () => chatRoute,
  path: '/chat-view/$SalaId',
  notFoundComponent: NotFound,
  // An address of nothing says so to everybody, instead of the list.
  beforeLoad: ({ params: { SalaId }, context }) => isId(SalaId) && guard({ context }),
  loader: async ({ params: { SalaId }, context: { services } }) => {
    if (!isId(SalaId)) throw notFound({ data: { key: Number(SalaId) === 0 ? 'sala' : 'pagina' }, routeId: sessionRoute.id });
    // A notification opens no room that is not there. What else goes wrong, the screen says.
    const { isRoomThere } = await loadChunk(() => import('./api.ts'));
    if (!(await isRoomThere(services, Number(SalaId)))) throw notFound({ data: { key: 'sala' } });
  },
});

const modalSearch = searchOf({ SalaId: whole({ least: 1 }) });
type OverAnyScreen = { context: RouterContext; search: ReturnType<typeof modalSearch> };

/** The same room over any screen: `chat` in the address of that screen opens it. From outside, over the first one. */
const modalRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/chat-view-modal',
  validateSearch: modalSearch,
  beforeLoad: ({ context, search: { SalaId } }: OverAnyScreen) => {
    guard({ context });
    if (SalaId === undefined) throw notFound({ data: { key: 'sala' }, routeId: sessionRoute.id });
    throw redirect({ to: firstPath(context.services.session.get(), context.hasScreen), search: { chat: SalaId }, replace: true });
  },
});

export const chatRoutes = [chatRoute.addChildren([listRoute, viewRoute]), modalRoute];
