import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { oneOf, searchOf, textLike } from '@jornada/web/search-params.ts';
import { asText, wayBack } from '../../shared/link-search.ts';
import { rootRoute } from '../../shared/parents.ts';
import { FIRST_PAGE, readRemembered } from '../../shared/remembered.ts';
import { isOfIntranet } from '../../shared/settings.ts';

const method = oneOf('365', 'sso');
const link = textLike(/^[\w.~-]{1,200}$/);
export const loginSearch = searchOf({
  /** Where to go after signing in. */
  volver: wayBack,
  /** The secret of a link by mail, and its provider. An empty text means that the link is invalid. */
  enlace: (value) => (value === undefined ? undefined : (link(asText(value)) ?? '')),
  metodo: (value) => method(asText(value)),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: ({ context: { services }, search }) => {
    const session = services.session.get();
    const { volver } = search;
    if (!session.token || !session.profile) {
      // However the first admin of a new company comes to the log-in, it then leads to the company's first page.
      if (volver === undefined && readRemembered(services.storage)?.isNew)
        throw redirect({ to: '/login', search: { ...search, volver: FIRST_PAGE }, replace: true });
      return;
    }
    // The intranet is a separate app with the same log-in.
    if (__WRAPPER__ && volver && isOfIntranet(volver)) {
      pages.open(volver);
      throw redirect({ to: '/', replace: true });
    }
    if (volver && isOfIntranet(volver)) throw redirect({ href: volver, reloadDocument: true, replace: true });
    throw redirect({ to: volver ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => loadChunk(() => import('./screens/login-screen.tsx')), 'LoginScreen'),
});

/** Opened by the wrapper in the browser of the system. No link that opens the app, as `/login` is one. */
const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login-app',
  validateSearch: searchOf({ idlogin: link, reto: link }),
  component: lazyRouteComponent(() => loadChunk(() => import('./app-passkey/app-passkey-screen.tsx')), 'AppPasskeyScreen'),
});

export const loginRoutes = [loginRoute, appRoute];
