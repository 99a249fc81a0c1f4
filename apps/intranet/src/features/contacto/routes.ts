import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { IconLifebuoy } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { feature } from '../../shared/menu.ts';
import { sessionRoute } from '../../shared/parents.ts';
import { contactoSearch } from './search.ts';

const contactoRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/contacto',
  validateSearch: contactoSearch,
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/contacto-screen.tsx')), 'ContactoScreen'),
});

export const contacto = feature({
  routes: [contactoRoute],
  menu: [{ path: '/contacto', group: 'comunicar', key: 'intranet.menu.contacto', icon: IconLifebuoy }],
});
