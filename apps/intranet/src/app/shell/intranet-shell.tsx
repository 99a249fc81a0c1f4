import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link, Navigate, useLocation, useMatch, useSearch } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useChosenInSight } from '@jornada/ui/use-chosen-in-sight.ts';
import { Way } from '@jornada/ui/way.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { Shell } from '@jornada/web/shell/shell.tsx';
import { useRefreshProfile } from '@jornada/web/shell/use-refresh-profile.ts';
import { whereIs } from '../../shared/menu.ts';
import { HOME_PATH } from '../../shared/settings.ts';
import { FROM_STEPS, volver } from '../../shared/volver.ts';
import { FEATURES } from '../features.ts';
import { IntranetMenu } from './intranet-menu.tsx';
import { PhotoLink } from './photo-link.tsx';
import { SearchLayer } from './search-layer.tsx';
import { useMenu } from './use-menu.ts';
import classes from './theme-tabs.module.css';

/** Whether an address is one of the guests' own. */
const isOfGuests = (pathname: string): boolean => /^\/inspeccion(?:\/|$)/.test(pathname);

/** The frame of the intranet. Managers have what is about their people; a person who has nothing here gets a message and is led home. */
export function IntranetShell() {
  const { profile } = useSession();
  const { pathname } = useLocation();
  useRefreshProfile();
  // Between the end of a session and the log-in there is no profile.
  if (!profile) return null;
  // Somebody from outside sees the record and nothing else.
  if (profile.EsInvitado)
    return isOfGuests(pathname) ? <Shell who={profile} menu={IntranetMenu} photoLink={PhotoLink} /> : <Navigate to="/inspeccion" replace />;
  // A person who runs the company lets others in and prepares what they ask for elsewhere.
  if (profile.EsAdmin && isOfGuests(pathname)) return <Navigate to="/exportes" replace />;
  if (!profile.EsAdmin && !isTeams(pathname)) return <NoAdmin />;
  if (!profile.EsAdmin && !profile.AccesoResponder) return <NoAdmin />;
  return (
    <SearchLayer>
      <Shell who={profile} menu={IntranetMenu} photoLink={PhotoLink} note={<Above />} />
    </SearchLayer>
  );
}

const Above = () => (
  <>
    <BackWay />
    <ThemeTabs />
  </>
);

/** Pages that show managers no more than their people. */
const TEAMS: ReadonlySet<string> = new Set(
  FEATURES.flatMap(({ menu }) => menu.filter(({ equipo }) => equipo).flatMap(({ path, within = [] }) => [path, ...within])),
);
const isTeams = (pathname: string): boolean => TEAMS.has(pathname);

function NoAdmin() {
  const { t } = useTranslation();
  const answers = useSession().profile?.AccesoResponder === true;
  return (
    <Page title={t('intranet.sin-acceso.pagina')}>
      <EmptyState
        title={t(answers ? 'intranet.sin-acceso.titulo-equipo' : 'intranet.sin-acceso.titulo')}
        text={t(answers ? 'intranet.sin-acceso.texto-equipo' : 'intranet.sin-acceso.texto')}
        action={
          answers ? (
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
              {t('intranet.menu.hoy')}
            </Button>
          ) : (
            <Button component="a" href={HOME_PATH} variant="default">
              {t('intranet.volver')}
            </Button>
          )
        }
      />
    </Page>
  );
}

/** The pages of one theme, above each of them: of the page that is shown, not of one that is still loaded. A task within a page has none. */
function ThemeTabs() {
  const { t } = useTranslation();
  const pathname = useMatch({ strict: false, select: ({ pathname: path }) => path });
  const here = whereIs(pathname, useMenu());
  const tabs = useChosenInSight<HTMLElement>();
  if (!here || here.theme.tabs.length < 2 || here.page.path !== pathname) return null;
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={t(here.theme.key)}>
      {here.theme.tabs.map(({ path, key, Badge }) => (
        <Link key={path} to={path as '/'} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
          {t(key)}
          {Badge && <Badge />}
        </Link>
      ))}
    </nav>
  );
}

const PLACES = {
  importar: { to: '/personas/importar', search: {}, text: 'personas.importar.volver' },
  'importar-primeros-pasos': { to: '/personas/importar', search: FROM_STEPS, text: 'personas.importar.volver' },
  'primeros-pasos': { to: '/primeros-pasos', search: {}, text: 'primeros-pasos.volver' },
} as const;

/** For somebody who came to do one thing: the link back to the file that waits, or to the first tasks. */
function BackWay() {
  const { t } = useTranslation();
  const place = volver(useSearch({ strict: false }).volver);
  if (place === undefined) return null;
  const { to, search, text } = PLACES[place];
  return (
    <Way renderRoot={(props) => <Link {...props} to={to} search={search} />}>
      <Glyph of={IconArrowLeft} size="sm" />
      {t(text)}
    </Way>
  );
}
